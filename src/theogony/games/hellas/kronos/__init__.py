"""Kronos mode: one player is the Titan, the others are a team of Heroes. -- chapters 15 to 23"""
