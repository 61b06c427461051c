import { useSyncExternalStore } from 'react'
import { renderedState } from './rendered.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

/** The current time, updated each minute; one timer for all. */
export function useMinute() {
  return useSyncExternalStore(
    listen,
    () => now,
    // The same for the server and for the browser that takes over its page.
    () => renderedState()?.at ?? now,
  )
}

function listen(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, 60_000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}
