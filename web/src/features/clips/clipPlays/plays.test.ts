import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addWatched,
  beforeLastWords,
  beginPlay,
  endPlay,
  sendClipAction,
  sendEvents,
} from './plays.ts'

const server = vi.spyOn(globalThis, 'fetch')
const beacon = vi.fn((_url: string, _said: Blob) => true)
let lastPlay = 0

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  server.mockImplementation(async (_, init) => {
    const { events } = JSON.parse(String(init?.body)) as SentPlays
    const starts = events.filter(({ type }) => type === 'start')
    return Response.json({
      plays: starts.map(({ clip }) => ({ clip, play: `play ${++lastPlay}` })),
    })
  })
})

afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  server.mockReset()
  beacon.mockClear()
})

test('who swipes fast is reported in one batch, and nothing of it is lost', async () => {
  for (const clip of ['11', '12', '13']) endPlay(watched(beginPlay(clip), 400))
  await vi.advanceTimersByTimeAsync(600)
  expect(sentPlays()).toEqual([['start 11', 'start 12', 'start 13']])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sentPlays()[1]).toEqual(['watch 400', 'watch 400', 'watch 400'])
})

test('a long watching is reported every ten seconds', async () => {
  const play = beginPlay('21')
  await vi.advanceTimersByTimeAsync(600)
  watched(play, 9_000)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sentPlays()).toHaveLength(1)
  watched(play, 1_500)
  await vi.advanceTimersByTimeAsync(600)
  expect(sentPlays()[1]).toEqual(['watch 10500'])
  endPlay(play)
})

test('what could not be sent goes with the next batch', async () => {
  const play = beginPlay('31')
  await vi.advanceTimersByTimeAsync(600)
  server.mockRejectedValueOnce(new TypeError('offline'))
  endPlay(watched(play, 3_000))
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sentPlays().slice(1)).toEqual([['watch 3000'], ['watch 3000']])
})

test('twenty events do not wait', async () => {
  for (let clip = 41; clip < 61; clip++) endPlay(beginPlay(String(clip)))
  await vi.advanceTimersByTimeAsync(1)
  expect(sentPlays()[0]).toHaveLength(20)
})

test('a page that closes says by beacon what was watched, up to that moment', async () => {
  const play = beginPlay('71')
  await vi.advanceTimersByTimeAsync(600)
  const forget = beforeLastWords(() => watched(play, 1_200))
  window.dispatchEvent(new Event('pagehide'))
  forget()
  expect(beacon).toHaveBeenCalledOnce()
  const [url, said] = beacon.mock.lastCall!
  expect(url).toBe('/api/clips/events')
  expect(said.type).toBe('application/json')
  expect(JSON.parse(await said.text()).events).toEqual([
    { type: 'watch', play: play.id, ms: 1_200, reachedMs: 1_200 },
  ])
  endPlay(play)
})

test('what a member did goes out with their name even while the page closes', () => {
  sendClipAction({ type: 'hide', clip: '81' })
  window.dispatchEvent(new Event('pagehide'))
  expect(sentPlays()).toEqual([['hide 81']])
  expect(server.mock.lastCall?.[1]?.keepalive).toBe(true)
})

test('what the server does not take is not sent for ever', async () => {
  server.mockResolvedValueOnce(
    Response.json({ error: 'This is no event of a clip', code: 'invalid' }, { status: 400 }),
  )
  beginPlay('91')
  await sendEvents()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sentPlays()).toHaveLength(1)
})

type SentPlays = { events: { type: string; clip: string; ms?: number }[] }

function sentPlays() {
  return server.mock.calls.map(([, init]) => {
    const { events } = JSON.parse(String(init?.body)) as SentPlays
    return events.map(({ type, clip, ms }) => `${type} ${clip ?? ms}`)
  })
}

function watched(play: ReturnType<typeof beginPlay>, ms: number) {
  addWatched(play, ms, ms)
  return play
}
