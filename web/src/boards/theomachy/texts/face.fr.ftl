theomachy-name = Théomachie
theomachy-about = Des Cultes misent leurs fidèles sous les étoiles ; dieux, cartes et sang-froid décident de la Bataille.
