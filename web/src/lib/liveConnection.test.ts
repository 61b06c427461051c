import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConnection } from './liveConnection.ts'
import type { LiveConnection, LiveListener } from './liveTypes.ts'

/** The opened sockets, each with what the page sent and a way to emit events. */
type Opened = {
  liveListener: LiveListener
  watched: string[]
  inSight: string[]
  emitted: unknown[]
  isClosed: boolean
}
let sockets: Opened[]
let tabs: LiveConnection[]

beforeEach(() => {
  sockets = []
  tabs = []
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { locks: new FakeLocks() })
})

afterEach(() => {
  for (const tab of tabs) tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one socket serves all tabs of a browser', async () => {
  const first = open()
  const second = open()
  await settled()
  expect(sockets).toHaveLength(1)

  sockets[0]?.liveListener.receive('counted', { count: 3 })
  await settled()
  expect(first.heard).toEqual([['counted', { count: 3 }]])
  expect(second.heard).toEqual(first.heard)
})

test('the socket joins what any tab watches, once, and leaves what none watches any more', async () => {
  const first = open()
  const second = open()
  first.line.watch(['7'])
  second.line.watch(['7', '8'])
  await settled()
  expect(sockets[0]?.watched).toEqual(['7', '8'])

  second.line.watch([])
  await settled()
  expect(sockets[0]?.watched).toEqual(['7'])
})

test('the socket subscribes to the scores of what is in sight in any tab, and of no more than fifty', async () => {
  const first = open()
  const second = open()
  const many = Array.from({ length: 49 }, (_, index) => `${index + 100}`)
  first.line.watch([], ['7', '8'])
  second.line.watch([], ['8', ...many])
  await settled()
  expect(sockets[0]?.inSight).toEqual(['7', '8', ...many.slice(0, 48)])

  second.line.close()
  await settled()
  expect(sockets[0]?.inSight).toEqual(['7', '8'])
})

test('a tab without the socket speaks through the tab that has it', async () => {
  open()
  const second = open()
  await settled()
  second.line.emit('newComment', { comment: { _id: '9' } })
  await settled()
  expect(sockets[0]?.emitted).toEqual([['newComment', { comment: { _id: '9' } }]])
})

test('when the tab with the socket closes, another opens one and joins what all watch', async () => {
  const first = open()
  const second = open()
  const third = open()
  first.line.watch(['6'])
  second.line.watch(['7'])
  third.line.watch(['8'])
  await settled()

  first.line.close()
  await settled()
  expect(sockets).toHaveLength(2)
  expect(sockets[0]?.isClosed).toBe(true)
  expect(sockets[1]?.watched.toSorted()).toEqual(['7', '8'])

  sockets[1]?.liveListener.missed()
  await settled()
  expect([second.missed, third.missed]).toEqual([1, 1])
})

test('a tab that closes without the socket is no longer watched for', async () => {
  const first = open()
  const second = open()
  first.line.watch(['7'])
  second.line.watch(['8'])
  await settled()
  second.line.close()
  await settled()
  expect(sockets).toHaveLength(1)
  expect(sockets[0]?.watched).toEqual(['7'])
})

test('a tab in sight takes over from one that sleeps, and gives way to one that does not', async () => {
  open()
  const second = open()
  second.line.watch(['7'])
  await settled()
  vi.useFakeTimers()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sockets).toHaveLength(1)

  const [asleep] = FakeChannel.all
  asleep!.onmessage = null
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(sockets[1]?.watched).toEqual(['7'])
})

test('tabs of another member have a socket of their own', async () => {
  open('1')
  const other = open('2')
  await settled()
  expect(sockets).toHaveLength(2)
  sockets[0]?.liveListener.receive('counted', { count: 3 })
  await settled()
  expect(other.heard).toEqual([])
})

test('where tabs cannot talk to each other, each has its own socket', () => {
  vi.stubGlobal('navigator', {})
  open()
  open()
  expect(sockets).toHaveLength(2)
})

function open(userId = '1') {
  const tab = { heard: [] as unknown[], missed: 0 }
  const connection = openConnection(
    userId,
    { receive: (event, payload) => tab.heard.push([event, payload]), missed: () => tab.missed++ },
    connect,
  )
  tabs.push(connection)
  return Object.assign(tab, { line: connection })
}

function connect(_userId: string, listener: LiveListener): LiveConnection {
  const socket: Opened = {
    liveListener: listener,
    watched: [],
    inSight: [],
    emitted: [],
    isClosed: false,
  }
  sockets.push(socket)
  return {
    watch: (postIds, inSight = []) => {
      Object.assign(socket, { watched: postIds, inSight })
    },
    emit: (call, sent) => socket.emitted.push([call, sent]),
    close: () => {
      socket.isClosed = true
    },
  }
}

/** Messages and locks arrive asynchronously. */
function settled() {
  return new Promise<void>((resolve) => setTimeout(resolve))
}

/** Like the browser's: every channel of the same name receives it but the sender. */
class FakeChannel {
  static all = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string

  constructor(name: string) {
    this.name = name
    FakeChannel.all.add(this)
  }

  postMessage(data: unknown) {
    const copy = structuredClone(data)
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.onmessage?.({ data: copy }))
  }

  close() {
    FakeChannel.all.delete(this)
  }
}

/** Like the browser's: one holder for each name, the others wait in a queue, or steal the lock. */
class FakeLocks {
  readonly waiting = new Map<string, Promise<unknown>>()
  readonly losing = new Map<string, (why: Error) => void>()

  request(name: string, { signal, steal }: LockOptions, hold: () => Promise<void>) {
    const before = steal ? undefined : this.waiting.get(name)
    if (steal) this.losing.get(name)?.(new Error('Stolen'))
    const turn = (before ?? Promise.resolve()).then(() => {
      if (signal?.aborted) return
      const lost = new Promise<never>((_, lose) => this.losing.set(name, lose))
      return Promise.race([hold(), lost])
    })
    this.waiting.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
}
