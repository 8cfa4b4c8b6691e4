# There is no clock in the Lab, so that every run is the same.
from time import *


def perf_counter():
    return 0.0


monotonic = process_time = perf_counter


def perf_counter_ns():
    return 0


monotonic_ns = time_ns = process_time_ns = perf_counter_ns


def sleep(_):
    pass
