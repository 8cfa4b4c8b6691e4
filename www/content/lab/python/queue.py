from collections import deque


class Empty(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self.queue = self._new()

    def _new(self):
        return deque()

    def put(self, item, *_, **__):
        self.queue.append(item)

    def get(self, *_, **__):
        if not self.queue:
            raise Empty()
        return self.queue.popleft()

    def empty(self):
        return not self.queue

    def qsize(self):
        return len(self.queue)

    put_nowait = put
    get_nowait = get


class LifoQueue(Queue):
    def get(self, *_, **__):
        if not self.queue:
            raise Empty()
        return self.queue.pop()


class PriorityQueue(Queue):
    def _new(self):
        return []

    def put(self, item, *_, **__):
        from heapq import heappush

        heappush(self.queue, item)

    def get(self, *_, **__):
        from heapq import heappop

        if not self.queue:
            raise Empty()
        return heappop(self.queue)


SimpleQueue = Queue
