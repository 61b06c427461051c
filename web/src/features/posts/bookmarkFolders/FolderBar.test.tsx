import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { FolderBar } from './FolderBar.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const tea = { _id: '5', name: 'Tea', count: 2 }
const sent: string[] = []
let pass: keyof typeof ENTITLEMENTS = 'premium'

beforeAll(() => import('./FolderDialog.tsx'))

beforeEach(() => {
  pass = 'premium'
  sent.length = 0
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
  navigate('/bookmarks?folder=5')
  server.mockReset()
  server.mockImplementation(async (url, request) => {
    if (url === '/api/auth/me') {
      return Response.json({ user: { premium: { can: ENTITLEMENTS[pass] } } })
    }
    if (request?.method === 'GET') return Response.json({ folders: [tea] })
    sent.push(`${request?.method} ${String(url)} ${String(request?.body ?? '')}`)
    if (request?.method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ folder: { _id: '6', name: 'Food', count: 0 } })
  })
})

afterEach(() => {
  cleanup()
  clearUser()
  navigate('/')
})

test('a new folder is made and opened', async () => {
  const user = show(null)
  await user.click(screen.getByRole('button', { name: 'New folder' }))
  await user.type(await screen.findByLabelText('Name of the folder'), 'Food')
  await user.click(screen.getByRole('button', { name: 'Create folder' }))
  await expect.poll(() => location.search).toBe('?folder=6')
  expect(sent).toEqual(['POST /api/bookmark-folders {"name":"Food"}'])
})

test('without a pass there is a way to one and nothing to type', async () => {
  pass = 'member'
  const user = show(null)
  await user.click(screen.getByRole('button', { name: 'New folder' }))
  expect(await screen.findByRole('link', { name: 'See Premium' })).toBeTruthy()
  expect(screen.queryByLabelText('Name of the folder')).toBeNull()
})

test('the one that is shown can be renamed, and removed with a way back', async () => {
  const user = show('5')
  expect((await screen.findByRole('link', { name: 'Tea' })).getAttribute('aria-current')).toBe(
    'page',
  )
  await user.click(screen.getByRole('button', { name: 'Change Tea' }))
  await user.click(screen.getByRole('menuitem', { name: 'Rename folder' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Name of the folder')
  expect(field.value).toBe('Tea')
  await user.clear(field)
  await user.type(field, 'Chiya')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toEqual(['PATCH /api/bookmark-folders/5 {"name":"Chiya"}'])

  await user.click(screen.getByRole('button', { name: 'Change Tea' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove folder' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect
    .poll(() => sent.slice(1))
    .toEqual(['DELETE /api/bookmark-folders/5 ', 'POST /api/bookmark-folders/5/restore '])
})

function show(current: string | null) {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <FolderBar current={current} />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
  return userEvent.setup({ delay: null })
}
