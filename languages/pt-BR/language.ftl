you = você
reader = last
quote-open = “
quote-close = ”
inner-open = ‘
inner-close = ’
