you = toi
reader = last
quote-open = «{ "\u202F" }
quote-close = { "\u202F" }»
inner-open = “
inner-close = ”
