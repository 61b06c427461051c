import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveListener } from '#lib/live.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useTalkCounts } from '#lib/talkCounts.ts'
import { followTalks } from './followTalks.ts'

const server = vi.spyOn(globalThis, 'fetch')
let stop: (() => void) | undefined

beforeEach(() => {
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  stop?.()
  server.mockReset()
  clearUser()
})

test('a count that an event or a later request has overtaken is left aside', async () => {
  const replies: ((reply: Response) => void)[] = []
  server.mockImplementation(() => new Promise((resolve) => replies.push(resolve)))
  const answer = async (at: number, unread: number) => {
    replies[at]!(Response.json({ unread, requests: 0 }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  const unread = () => useTalkCounts.getState().unread

  stop = followTalks(new QueryClient())
  await vi.waitFor(() => expect(replies).toHaveLength(1))
  liveListener.receive('talkChanged', { talk: '5', counts: { unread: 1, requests: 0 } })
  await answer(0, 0)
  expect(unread()).toBe(1)

  liveListener.missed()
  liveListener.missed()
  await vi.waitFor(() => expect(replies).toHaveLength(3))
  await answer(2, 3)
  await answer(1, 2)
  expect(unread()).toBe(3)
})
