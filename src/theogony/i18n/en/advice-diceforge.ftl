# Reasons that hints give. Points are what the term adds to the expected final score.

advice-glory-more = more glory already sure
advice-glory-less = less glory already sure
advice-shards-more = more shards for feats
advice-shards-less = fewer shards for feats
advice-gold-more = more gold, in the reserve or on a card
advice-gold-less = less gold, in the reserve or on a card
advice-dice-more = better dice for the blessings to come
advice-dice-less = less from the dice in the blessings to come
advice-tools-more = more cards and tokens that go on helping
advice-tools-less = fewer cards and tokens that go on helping
advice-journey-more = the Golem is closer to the Goddess
advice-journey-less = the Golem is further from the Goddess
