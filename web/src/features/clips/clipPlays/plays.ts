import { type ClipEvent, clipApi } from '@jes/contract/clips/clips'
import { toRequest } from '@jes/contract/lib/request'
import { ApiError, call, headersFor, withToken } from '#lib/api.ts'

/** One play of a clip, as it is reported to the server. */
export type Play = {
  clip: string
  /** The server's id, once it answered. */
  id: string | null
  isStarting: boolean
  /** Watched since the last event. */
  ms: number
  reachedMs: number
  isOver: boolean
}

export type ClipAction = Exclude<ClipEvent, { type: 'start' | 'watch' }>

const SOON = 500
const LATER = 5_000
const WATCHED = 10_000
const MANY = 20
const MOST = 50

const plays = new Set<Play>()
const actions: ClipAction[] = []
const settlers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let dueAt = 0

export function beginPlay(clip: string): Play {
  const play = { clip, id: null, isStarting: false, ms: 0, reachedMs: 0, isOver: false }
  plays.add(play)
  sendIn(SOON)
  return play
}

export function addWatched(play: Play, ms: number, reachedMs: number) {
  play.ms += ms
  play.reachedMs = Math.max(play.reachedMs, reachedMs)
  if (play.ms >= WATCHED) sendIn(SOON)
}

export function endPlay(play: Play) {
  play.isOver = true
  sendIn(LATER)
}

export function sendClipAction(action: ClipAction) {
  actions.push(action)
  sendIn(LATER)
}

/** The running play is counted up before the last events are sent. */
export function beforeLastWords(settle: () => void) {
  settlers.add(settle)
  listen()
  return () => void settlers.delete(settle)
}

function sendIn(ms: number) {
  listen()
  const isMany = plays.size + actions.length >= MANY
  const at = Date.now() + (isMany ? 0 : ms)
  if (timer !== undefined && dueAt <= at) return
  clearTimeout(timer)
  dueAt = at
  timer = setTimeout(() => void sendEvents(), at - Date.now())
}

/** Sends a batch of events in the order in which they happened; what cannot be sent now is sent with the next. */
export async function sendEvents() {
  clearTimeout(timer)
  timer = undefined
  const starting = [...plays].filter(({ id, isStarting }) => !id && !isStarting).slice(0, MOST)
  const watched = takeWatched(({ isOver, ms }) => isOver || ms >= WATCHED, MOST - starting.length)
  const done = actions.splice(0, MOST - starting.length - watched.length)
  const starts = starting.map(({ clip }): ClipEvent => ({ type: 'start', clip }))
  const events = [...starts, ...watched.map(({ event }) => event), ...done]
  if (events.length === 0) return
  for (const play of starting) play.isStarting = true
  try {
    const reply = await call(clipApi.tell, { body: { events } })
    for (const play of starting) name(play, reply.plays)
    forget()
  } catch (error) {
    // What the server refuses now it will refuse later too.
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) {
      for (const play of starting) plays.delete(play)
      return
    }
    for (const { play, ms } of watched) play.ms += ms
    actions.unshift(...done)
  } finally {
    for (const play of starting) play.isStarting = false
  }
  const hasMore = actions.length > 0 || [...plays].some(({ id, isOver }) => !id || isOver)
  if (hasMore) sendIn(LATER)
}

function name(play: Play, reply: { clip: string; play: string }[]) {
  const index = reply.findIndex(({ clip }) => clip === play.clip)
  // The viewer's own clip, or one watched in this hour already, may get no play.
  if (index < 0) plays.delete(play)
  else play.id = reply.splice(index, 1)[0]!.play
}

function forget() {
  for (const play of plays) if (play.isOver && play.id && play.ms === 0) plays.delete(play)
}

function takeWatched(isDue: (play: Play) => boolean, most: number) {
  return [...plays]
    .filter((play) => play.id && play.ms >= 1 && isDue(play))
    .slice(0, most)
    .map((play) => {
      const ms = Math.round(play.ms)
      play.ms = 0
      const reachedMs = Math.round(play.reachedMs)
      const event: ClipEvent = { type: 'watch', play: play.id!, ms, reachedMs }
      return { play, ms, event }
    })
}

/** A closing page waits for no reply: watch events are sent by beacon, what needs a token by fetch. */
function sayLastWords() {
  for (const settle of settlers) settle()
  const watched = takeWatched(() => true, MOST).map(({ event }) => event)
  const { url, method } = toRequest(clipApi.tell, { body: { events: [] } })
  if (watched.length > 0)
    navigator.sendBeacon(url, new Blob([bodyOf(watched)], { type: 'application/json' }))
  forget()
  const done = actions.splice(0, MOST)
  if (done.length === 0) return
  withToken(async (token) => {
    const headers = { ...headersFor(token), 'content-type': 'application/json' }
    await fetch(url, { method, headers, body: bodyOf(done), keepalive: true })
  }).catch(() => {})
}

function bodyOf(events: ClipEvent[]) {
  return JSON.stringify({ events })
}

let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('pagehide', sayLastWords)
  document.addEventListener('visibilitychange', () => document.hidden && sayLastWords())
}
