import type { Clip } from '@jes/contract/clips/clips'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { liveListener } from '#lib/live.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { followWaiting } from './followWaiting.ts'
import { addWaiting, dropWaiting, hasWaiting, useWaiting } from './waiting.ts'

const server = vi.spyOn(globalThis, 'fetch')
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  server.mockReset()
  setToken('jes_token')
  setUser({ _id: '7', username: 'sita', image: null })
  useToasts.setState([], true)
  navigate('/')
})
afterEach(() => {
  stop()
  clearUser()
})

test('a reload finds what is being made, and events show its progress', async () => {
  answer([clip('1', { progress: 10 })])
  stop = followWaiting(new QueryClient())
  await expect.poll(progressOf).toEqual([10])
  expect(hasWaiting('7')).toBe(true)
  move('1', 42)
  expect(progressOf()).toEqual([42])
})

test('what became ready during a reload is shown after it', async () => {
  addWaiting(clip('14'))
  useWaiting.setState([], true)
  expect(hasWaiting('7')).toBe(true)
  server.mockImplementation(async (address) =>
    String(address).endsWith('/waiting')
      ? Response.json({ clips: [] })
      : Response.json({ ...clip('14'), status: 'ready' }),
  )
  stop = followWaiting(new QueryClient())
  await expect.poll(() => useToasts.getState()).toMatchObject([{ text: 'Your JesClip is out' }])
  expect(hasWaiting('7')).toBe(false)
})

test('one that another device sent is fetched when an event comes', async () => {
  answer([])
  stop = followWaiting(new QueryClient())
  await expect.poll(() => server.mock.calls.length).toBe(1)
  answer([clip('5', { progress: 3 })])
  move('5', 3)
  await expect.poll(progressOf).toEqual([3])
})

test('when it is published its owner sees a link to it, but not on its own page', async () => {
  answer([clip('2'), clip('3')])
  stop = followWaiting(new QueryClient())
  await expect.poll(progressOf).toEqual([0, 0])
  liveListener.receive('clipMoved', { _id: '2', status: 'ready', progress: 100, failure: null })
  expect(useToasts.getState()).toMatchObject([
    { text: 'Your JesClip is out', action: { label: 'Watch' } },
  ])
  useToasts.getState()[0]?.action?.onAct()
  expect(window.location.pathname).toBe('/jesclips/2')

  useToasts.setState([], true)
  navigate('/jesclips/3')
  liveListener.receive('clipMoved', { _id: '3', status: 'ready', progress: 100, failure: null })
  expect(useToasts.getState()).toEqual([])
  expect(useWaiting.getState()).toEqual([])
  expect(hasWaiting('7')).toBe(false)
})

test('what became ready while the connection was down is shown when it is up again', async () => {
  answer([clip('4')])
  stop = followWaiting(new QueryClient())
  await expect.poll(progressOf).toEqual([0])
  server.mockImplementation(async (url) =>
    String(url).endsWith('/waiting')
      ? Response.json({ clips: [] })
      : Response.json(clip('4', { status: 'ready' })),
  )
  liveListener.missed()
  await expect
    .poll(() => useToasts.getState().map(({ text }) => text))
    .toEqual(['Your JesClip is out'])
})

test('a failed one stays until it is put away, and then does not come back', async () => {
  answer([clip('6', { status: 'failed', failure: 'cutOff' })])
  addWaiting(clip('6'))
  stop = followWaiting(new QueryClient())
  await expect.poll(() => useWaiting.getState()[0]?.failure).toBe('cutOff')
  dropWaiting('6')
  addWaiting(clip('8'))
  answer([clip('6', { status: 'failed' }), clip('8', { progress: 9 })])
  liveListener.missed()
  await expect.poll(progressOf).toEqual([9])
})

function answer(clips: Clip[]) {
  server.mockImplementation(async () => Response.json({ clips }))
}

function progressOf() {
  return useWaiting.getState().map(({ progress }) => progress)
}

function move(_id: string, progress: number) {
  liveListener.receive('clipMoved', { _id, status: 'processing', progress, failure: null })
}

function clip(_id: string, change: Partial<Clip> = {}): Clip {
  return {
    _id,
    status: 'processing',
    progress: 0,
    failure: null,
    caption: '',
    sensitive: false,
    jehub: null,
    cover: null,
    createdAt: '2026-11-15T00:00:00.000Z',
    ad: null,
    ...change,
  }
}
