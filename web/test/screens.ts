import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { navigate } from '../src/lib/history.ts'
import { resetStores } from './zustand.ts'

// A slow machine makes a wait longer, not a failure.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)

// A draft is saved some seconds after its last letter, even when its form is gone; but not in another file's test.
const startTimer = globalThis.setTimeout
const timers: ReturnType<typeof setTimeout>[] = []
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = startTimer(...args)
  timers.push(timer)
  return timer
}, startTimer)

// All files of a worker share one document and one copy of each module: none leaves anything behind.
afterAll(() => {
  vi.useRealTimers()
  globalThis.setTimeout = startTimer
  for (const timer of timers) clearTimeout(timer)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  resetStores()
  localStorage.clear()
  sessionStorage.clear()
  navigate('/', { replace: true })
  document.body.replaceChildren()
})
