import type { Profile } from '@jes/contract/core/users'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userOf } from '#features/core/users/api.ts'
import { passGate, useGate } from '#lib/gate.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser, signIn } from '#lib/session.ts'
import { dismissToast, useToasts } from '#lib/toasts.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { FollowButton } from './FollowButton.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
  for (const { id } of useToasts.getState()) dismissToast(id)
  window.history.replaceState(null, '', '/')
})

test('following shows at once, in the button and in the count', async () => {
  const answer = answerLater()
  server.mockReturnValueOnce(answer.promise)
  show({ following: false })

  await userEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('8 followers')).toBeTruthy()
  expect(server.mock.lastCall?.[0]).toBe('/api/users/2/follow')

  answer.resolve(Response.json({ following: true, requested: false, followers: 11 }))
  expect(await screen.findByText('11 followers')).toBeTruthy()
})

test('when the server says no it stands as before, and says why', async () => {
  server.mockResolvedValueOnce(
    Response.json({ error: 'Not now', code: 'overloaded' }, { status: 503 }),
  )
  show({ following: false })

  await userEvent.click(button())
  expect(await screen.findByText('Not now')).toBeTruthy()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('7 followers')).toBeTruthy()
})

test('unfollowing needs no confirmation, and can be undone', async () => {
  server.mockResolvedValueOnce(Response.json({ following: false, requested: false, followers: 6 }))
  server.mockResolvedValueOnce(Response.json({ following: true, requested: false, followers: 7 }))
  show({ following: true })

  await userEvent.click(button())
  expect(await screen.findByText('6 followers')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  expect(await screen.findByText('7 followers')).toBeTruthy()
  expect(server.mock.calls.map(([url]) => url)).toEqual([
    '/api/users/2/unfollow',
    '/api/users/2/follow',
  ])
})

test('however fast one taps, the last tap is sent last', async () => {
  const first = answerLater()
  server.mockReturnValueOnce(first.promise)
  server.mockResolvedValueOnce(Response.json({ following: false, requested: false, followers: 7 }))
  show({ following: false })

  await userEvent.click(button())
  await userEvent.click(button())
  expect(server).toHaveBeenCalledOnce()
  first.resolve(Response.json({ following: true, requested: false, followers: 8 }))
  await expect.poll(() => server).toHaveBeenCalledTimes(2)
  expect(await screen.findByText('7 followers')).toBeTruthy()
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

test('a visitor stands before the gate, and follows behind it', async () => {
  clearUser()
  show({ following: false })

  await userEvent.click(button())
  expect(useGate.getState()).toMatchObject({ kind: 'follow', thing: { _id: '2' } })
  expect(server).not.toHaveBeenCalled()

  signIn({ _id: '1', username: 'gita', image: null }, 'token')
  server.mockResolvedValueOnce(Response.json({ following: true, requested: false, followers: 8 }))
  await passGate()
  expect(server.mock.lastCall?.[0]).toBe('/api/users/2/follow')
})

test('a private account is asked, and the request can be taken back', async () => {
  server.mockResolvedValueOnce(Response.json({ following: false, requested: true, followers: 7 }))
  server.mockResolvedValueOnce(Response.json({ following: false, requested: false, followers: 7 }))
  show({ following: false, isPrivate: true })

  const request = () => screen.getByRole('button', { name: 'Request to follow' })
  await userEvent.click(request())
  expect(await screen.findByText('Requested')).toBeTruthy()
  expect(request().getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('7 followers')).toBeTruthy()
  await userEvent.click(request())
  expect(await screen.findByText('Request to follow')).toBeTruthy()
  expect(server.mock.calls.map(([url]) => url)).toEqual([
    '/api/users/2/follow',
    '/api/users/2/unfollow',
  ])
})

test('who unfollows a private account cannot undo it, but ask again', async () => {
  server.mockResolvedValueOnce(Response.json({ following: false, requested: false, followers: 6 }))
  show({ following: true, isPrivate: true })

  await userEvent.click(button())
  expect(await screen.findByText('6 followers')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: 'Request to follow' })).toBeTruthy()
})

test('nobody follows themselves', () => {
  setUser({ _id: '2', username: 'sita', image: null })
  show({ following: false })
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
})

function answerLater() {
  let resolve: (reply: Response) => void = () => {}
  const promise = new Promise<Response>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

function button() {
  return screen.getByRole('button', { name: 'Follow' })
}

function show({ following, isPrivate = false }: { following: boolean; isPrivate?: boolean }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const profile: Profile = {
    _id: '2',
    username: 'sita',
    displayName: 'Sita',
    image: null,
    isPremium: false,
    verifiedAs: null,
    bio: '',
    cover: null,
    links: [],
    provenLinks: [],
    verification: null,
    district: null,
    joinedAt: '2026-01-01T00:00:00.000Z',
    counts: { posts: 0, followers: 7, following: 0 },
    hidesFollows: false,
    isPrivate,
    relationship: {
      following,
      requested: false,
      hasBell: false,
      followedBy: false,
      blocking: false,
      muting: false,
    },
  }
  queryClient.setQueryData(userOf('sita').queryKey, profile)
  render(
    <Router>
      <QueryClientProvider client={queryClient}>
        <Sita />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
}

function Sita() {
  const { data: profile } = useQuery(userOf('sita'))
  return (
    profile && (
      <>
        <FollowButton
          user={{ ...profile, isRequested: profile.relationship?.requested }}
          isFollowed={profile.relationship?.following === true}
        />
        <p>{profile.counts.followers} followers</p>
      </>
    )
  )
}
