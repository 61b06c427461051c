import type { Clip } from '@jes/contract/clips/clips'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addWaiting, clearWaiting } from '#features/clips/clipProcessing/waiting.ts'
import { blankFields } from '#features/clips/clipUploads/entry.ts'
import { writeEntry } from '#features/clips/clipUploads/storedUpload.ts'
import { navigate } from '#lib/history.ts'
import { liveListener } from '#lib/live.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { ClipDockPlace } from './ClipDockPlace.tsx'
// Late code is loaded from the start: no test waits for it.
import './ClipDock.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  localStorage.clear()
  navigate('/')
  setToken('jes_token')
  setUser({ _id: '7', username: 'sita', image: null })
  server.mockReset()
  answer([])
})
afterEach(() => {
  cleanup()
  clearUser()
})

test('who has no unfinished clip sees nothing, and nothing is requested', () => {
  show()
  expect(screen.queryByRole('region')).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('an upload that was left is on every page but its own', async () => {
  leave('7')
  show()
  // This browser stored no file: its owner sees that.
  const link = await screen.findByRole('link', { name: /Pick the file again/ })
  expect(link.getAttribute('href')).toBe('/add-jesclips')
  act(() => navigate('/add-jesclips'))
  await expect.poll(() => screen.queryByRole('link')).toBeNull()
})

test('nobody sees what another account left here', () => {
  leave('8')
  show()
  expect(screen.queryByRole('region')).toBeNull()
})

test('one that was being prepared before a reload is there after it', async () => {
  addWaiting(clip)
  clearWaiting()
  answer([{ ...clip, progress: 40 }])
  show()
  const link = await screen.findByRole('link', { name: 'Preparing your JesClip · 40 %' })
  expect(link.getAttribute('href')).toBe('/jesclips/907')
})

test('one that another device sent appears, moves, and can be put away when it failed', async () => {
  show()
  answer([clip])
  act(() =>
    liveListener.receive('clipMoved', {
      _id: '907',
      status: 'processing',
      progress: 4,
      failure: null,
    }),
  )
  const link = await screen.findByRole('link', { name: 'Preparing your JesClip · 4 %' })
  expect(link.getAttribute('href')).toBe('/jesclips/907')

  act(() =>
    liveListener.receive('clipMoved', {
      _id: '907',
      status: 'failed',
      progress: 4,
      failure: 'server',
    }),
  )
  expect(screen.getByRole('link', { name: 'Your JesClip could not be prepared' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Put away' }))
  expect(screen.queryByRole('region')).toBeNull()
})

const clip: Clip = {
  _id: '907',
  status: 'processing',
  progress: 4,
  failure: null,
  caption: '',
  sensitive: false,
  jehub: null,
  cover: null,
  createdAt: '2026-11-15T00:00:00.000Z',
  ad: null,
}

function leave(userId: string) {
  writeEntry(userId, {
    key: 'k',
    name: 'clip.mp4',
    size: 100,
    lastModified: 1,
    durationMs: 3_000,
    still: null,
    url: null,
    isPaused: false,
    isWanted: false,
    fields: blankFields(),
  })
}

function answer(clips: Clip[]) {
  server.mockImplementation(async () => Response.json({ clips }))
}

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <ClipDockPlace />
      </Router>
    </QueryClientProvider>,
  )
}
