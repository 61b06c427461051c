import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { navigate } from '#lib/places.ts'
import { resetStores } from './zustand.ts'

// How long a test waits says nothing of how fast the machine is that it runs on.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)

// All files of a worker share one document and one copy of each module: none leaves anything behind.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  resetStores()
  localStorage.clear()
  sessionStorage.clear()
  navigate('/', { replace: true })
  document.body.replaceChildren()
})
