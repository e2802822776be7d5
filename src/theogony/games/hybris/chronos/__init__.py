"""The Chronos module: his board, his turn, his Avatars. -- chapters 14 to 18"""
