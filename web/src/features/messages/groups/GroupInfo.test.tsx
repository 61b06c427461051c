import type { GroupMember, GroupMembers } from '@jes/contract/messages/groups'
import type { Group, Talk } from '@jes/contract/messages/talks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser, setUser } from '#lib/session.ts'
import { GroupInfo } from './GroupInfo.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => setUser({ _id: '1', username: 'sita', image: null }))

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

function memberOf(_id: string, displayName: string, change: Partial<GroupMember> = {}) {
  const user = { _id, username: displayName, displayName, image: null }
  const marks = { isPremium: false, verifiedAs: null }
  const own = { isAdmin: false, isAsked: false, readSeq: null }
  return { user: { ...user, ...marks }, ...own, ...change }
}

const members: GroupMembers = {
  members: [
    memberOf('2', 'Bibek', { isAdmin: true }),
    memberOf('1', 'Sita'),
    memberOf('3', 'Gita', { isAsked: true }),
  ],
  former: [],
  madeBy: '2',
  createdAt: '2026-10-06T06:00:00.000Z',
  inviteCode: null,
}

function show(isAdmin: boolean, inviteCode: string | null = null) {
  server.mockImplementation(async () => Response.json({ ...members, inviteCode }))
  const face = { name: 'Pokhara', image: null, faces: [] }
  const group: Group = { ...face, memberCount: 3, isAdmin, lastBy: null, askedBy: null }
  const talk: Talk = {
    _id: '9',
    user: null,
    group,
    folder: 'talks',
    isMuted: false,
    isPinned: false,
    isArchived: false,
    disappearing: 'off',
    isActive: false,
    isUnanswered: false,
    lastSeq: 1,
    readSeq: 1,
    otherReadSeq: null,
    last: null,
    lastAt: null,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <GroupInfo talk={talk} group={group} />
      </Router>
    </QueryClientProvider>,
  )
}

test('a member sees who is in the group and who runs it, and can leave', async () => {
  show(false)
  expect(await screen.findByRole('link', { name: /Bibek/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /You/ })).toBeTruthy()
  expect(screen.getByText('Asked to join')).toBeTruthy()
  expect(screen.getByText(/made by Bibek/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Leave the group' })).toBeTruthy()
  for (const name of [/What to do with/, /link/i, 'Add', 'Edit the group'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('an admin adds, edits, and has a link to copy', async () => {
  show(true, 'AAAAAAAAAAAAAAAAAAAAAA')
  expect(await screen.findByRole('button', { name: 'Copy the link' })).toBeTruthy()
  expect(screen.getByText(/messages\/join\/A{22}/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'What to do with Bibek' })).toBeTruthy()
  for (const name of ['Add', 'Edit the group'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})
