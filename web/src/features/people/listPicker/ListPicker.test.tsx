import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ListPicker } from './ListPicker.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const owner = {
  _id: '1',
  username: 'hari',
  displayName: 'Hari',
  image: null,
  isPremium: false,
  verifiedAs: null,
}

function listNamed(name: string, _id: string): PeopleList {
  const counts = { peopleCount: 0, faces: [], followerCount: 0 }
  const standing = { isPublic: false, isOwn: true, isFollowed: false, hasMe: false }
  return { _id, name, about: '', owner, ...counts, ...standing }
}

/** A server with these lists, which somebody is on or not. */
function serverWith(own: PeopleList[], held: string[], refuses = false) {
  const ids = new Set(held)
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    const path = String(url)
    if (path.startsWith('/api/lists/holding/')) return Response.json({ ids: [...ids] })
    if (path === '/api/lists') return Response.json({ own, followed: [], withMe: [] })
    if (refuses) return Response.json({ code: 'forbidden', error: 'Not this one' }, { status: 403 })
    const id = path.split('/')[3]!
    if (request?.method === 'PUT') ids.add(id)
    else ids.delete(id)
    return Response.json({ isOnList: ids.has(id), peopleCount: ids.size })
  })
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ListPicker person={{ _id: '7', displayName: 'Sita' }} open onClose={() => {}} />
    </QueryClientProvider>,
  )
}

const boxOf = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('the lists that hold somebody are ticked, and a tick puts them on another', async () => {
  const server = serverWith([listNamed('Guides', '11'), listNamed('साथी', '12')], ['11'])
  show()
  expect((await boxOf('Guides')).checked).toBe(true)
  const friends = await boxOf('साथी')
  expect(friends.checked).toBe(false)
  await userEvent.setup().click(friends)
  await expect.poll(() => friends.checked).toBe(true)
  await expect
    .poll(() => server.mock.calls.map(([url, request]) => `${request?.method} ${url}`))
    .toContain('PUT /api/lists/12/people/7')
})

test('a tick that the server refuses is taken back', async () => {
  serverWith([listNamed('Guides', '11')], [], true)
  show()
  const box = await boxOf('Guides')
  await userEvent.setup().click(box)
  await expect.poll(() => box.checked).toBe(false)
})

test('who has no list is offered to make one', async () => {
  serverWith([], [])
  show()
  expect(await screen.findByText(/You have no list yet/)).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'New list' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy()
})
