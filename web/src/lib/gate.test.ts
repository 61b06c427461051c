import { beforeEach, expect, test } from 'vitest'
import { asMember, closeGate, passGate } from './gate.ts'
import { clearUser, signIn, useSession } from './session.ts'

const hari = { _id: '1', username: 'hari', image: null }

// Files share one session: another test may have left it signed in.
beforeEach(() => {
  closeGate()
  clearUser()
})

test('listeners of the session know who is here before the act is done, once', async () => {
  const received: string[] = []
  const stops = [
    useSession.subscribe(() => void passGate()),
    useSession.subscribe(() => void received.push('heard')),
  ]
  asMember('comment', null, () => received.push('sent'))
  signIn(hari, 'token')
  await passGate()
  expect(received).toEqual(['heard', 'sent'])
  for (const stop of stops) stop()
})

test('of two acts at the gate only the last is done', async () => {
  const done: string[] = []
  asMember('upvote', null, () => done.push('up'))
  asMember('downvote', null, () => done.push('down'))
  await passGate()
  expect(done).toEqual(['down'])
})
