import type { Profile } from '@jes/contract/core/users'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser, setUser } from '#lib/session.ts'
import { ProfileCounts } from './ProfileCounts.tsx'

const sita = {
  _id: '2',
  username: 'sita',
  counts: { posts: 1, followers: 0, following: 3 },
} as Profile

afterEach(() => {
  cleanup()
  clearUser()
})

test('the people open as lists', () => {
  show({ ...sita, hidesFollows: false })
  expect(counts()).toEqual(['1 post', '0 followers', '3 following'])
  expect(links()).toEqual(['/je/sita?tab=followers', '/je/sita?tab=following'])
})

test('who hides their follows shows the numbers and no list', () => {
  show({ ...sita, hidesFollows: true })
  expect(counts()).toEqual(['1 post', '0 followers', '3 following'])
  expect(links()).toEqual([])
})

test('a private account shows the numbers to all, and the lists to followers', () => {
  const followed = { relationship: { following: true } } as Profile
  show({ ...sita, isPrivate: true })
  expect(links()).toEqual([])
  cleanup()
  show({ ...sita, ...followed, isPrivate: true })
  expect(links()).toHaveLength(2)
})

test('to themselves they are lists all the same', () => {
  setUser({ _id: '2', username: 'sita', image: null })
  show({ ...sita, hidesFollows: true })
  expect(links()).toHaveLength(2)
})

function show(profile: Profile) {
  render(
    <Router>
      <ProfileCounts profile={profile} />
    </Router>,
  )
}

function links() {
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

function counts() {
  return screen.getAllByRole('listitem').map((entry) => entry.textContent)
}
