"""Heroic feats: how one is performed (perform.py), and what each does, by the shards it costs. -- chapters 7 and 9 to 13"""
