import { type Clip, ClipFailure } from '@jes/contract/clips/clips'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveListener } from '#lib/live.ts'
import { Router } from '#lib/router.tsx'
import { ClipWaiting } from './ClipWaiting.tsx'
import { failureMessages } from './failureMessages.ts'

const server = vi.spyOn(globalThis, 'fetch')
const user = userEvent.setup({ delay: null })

beforeEach(() => {
  server.mockReset()
  server.mockImplementation(() => new Promise(() => {}))
})
afterEach(cleanup)

test('the owner sees how far it is, from the first second and live', () => {
  show({ progress: 0 })
  expect(screen.getByRole('heading').textContent).toBe('Preparing your JesClip')
  expect(screen.getByText('Waiting for its turn')).toBeTruthy()
  act(() => move({ progress: 42 }))
  expect(screen.getByRole('heading').textContent).toBe('Preparing your JesClip · 42 %')
  expect(screen.getByRole('status').textContent).toBe('25 %')
  act(() => move({ progress: 30 }))
  expect(screen.getByRole('heading').textContent).toContain('42 %')
})

test('what happened before anybody listened is fetched at once', async () => {
  server.mockResolvedValueOnce(Response.json(clip({ status: 'failed', failure: 'unreadable' })))
  show({ progress: 0 })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read')
})

test('every reason has its words in both languages', () => {
  for (const failure of ClipFailure.options)
    for (const words of [failureMessages.en[failure], failureMessages.ne[failure]])
      expect(words.length).toBeGreaterThan(20)
})

test('a failed one says why, is tried again, and goes on', async () => {
  show({ status: 'failed', failure: 'timeout' })
  expect(screen.getByRole('alert').textContent).toContain('It took too long to prepare')
  expect(screen.getByRole('link', { name: 'Upload another' }).getAttribute('href')).toBe(
    '/add-jesclips',
  )
  server.mockResolvedValueOnce(Response.json(clip({ progress: 0 })))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Waiting for its turn')).toBeTruthy()
  act(() => move({ status: 'failed', progress: 0, failure: 'server' }))
  expect(screen.getByRole('alert').textContent).toContain('Your video is safe here')
})

test('it is deleted only after a question', async () => {
  show({ status: 'failed', failure: 'lost' })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(server).not.toHaveBeenCalled()
  server.mockResolvedValueOnce(new Response(null, { status: 204 }))
  const question = screen.getByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await expect.poll(() => window.location.pathname).toBe('/add-jesclips')
  expect(server.mock.lastCall?.[1]?.method).toBe('DELETE')
})

function show(change: Partial<Clip>) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <ClipWaiting clip={clip(change)} />
      </Router>
    </QueryClientProvider>,
  )
}

function move(change: Partial<Pick<Clip, 'status' | 'progress' | 'failure'>>) {
  const { status, progress, failure } = clip(change)
  liveListener.receive('clipMoved', { _id: '9', status, progress, failure })
}

function clip(change: Partial<Clip>): Clip {
  return {
    _id: '9',
    status: 'processing',
    progress: 0,
    failure: null,
    caption: 'Kites',
    sensitive: false,
    jehub: null,
    cover: null,
    createdAt: '2026-11-15T00:00:00.000Z',
    ad: null,
    ...change,
  }
}
