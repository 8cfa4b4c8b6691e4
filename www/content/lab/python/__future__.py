annotations = division = print_function = generator_stop = None
