"""Heroic feats: how one is performed (perform.py), and what each does, by its price. -- chapters 7, 9 to 13"""
