import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMembership, clearUser, setToken, setUser, useSession } from '#lib/session.ts'
import { MembershipCheck } from './MembershipCheck.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  setToken('token')
  setUser({ _id: '7', username: 'sita', image: null })
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

test('a hub that the session does not know is checked when it is opened, and known from then on', async () => {
  server.mockImplementation(async () => Response.json({ isMember: true }))
  render(<MembershipCheck hubId="31" />)

  await expect.poll(() => useSession.getState().memberships).toEqual({ '31': true })
  expect(asked()).toEqual(['/api/jehub/31/check-membership'])
})

test.each([
  ['no', () => Response.json({ isMember: false })],
  ['nothing', () => Response.error()],
])('an answer of %s leaves the hub out, and is not asked for again', async (_, answer) => {
  server.mockImplementation(async () => answer())
  const { rerender } = render(<MembershipCheck hubId="31" />)
  await expect.poll(() => asked().length).toBeGreaterThan(0)
  rerender(<MembershipCheck hubId="31" />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(useSession.getState().memberships).toEqual({})
  expect(new Set(asked())).toEqual(new Set(['/api/jehub/31/check-membership']))
})

test('nothing is checked for a known hub, or for a visitor', () => {
  addMembership('31')
  render(<MembershipCheck hubId="31" />)
  clearUser()
  render(<MembershipCheck hubId="32" />)
  expect(server).not.toHaveBeenCalled()
})

function asked() {
  return server.mock.calls.map(([url]) => String(url))
}
