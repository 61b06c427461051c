import { afterEach, expect, test } from 'vitest'
import { asMember, closeGate, passGate } from './gate.ts'
import { clearUser, signIn, useSession } from './session.ts'

const hari = { _id: '1', username: 'hari', image: null }

afterEach(() => {
  closeGate()
  clearUser()
})

test('whoever listens to the session hears who is here before the act is done, once', async () => {
  const heard: string[] = []
  const stops = [
    useSession.subscribe(() => void passGate()),
    useSession.subscribe(() => void heard.push('told')),
  ]
  asMember('comment', null, () => heard.push('sent'))
  signIn(hari, 'token')
  await passGate()
  expect(heard).toEqual(['told', 'sent'])
  for (const stop of stops) stop()
})

test('of two acts at the gate only the last is done', async () => {
  const done: string[] = []
  asMember('upvote', null, () => done.push('up'))
  asMember('downvote', null, () => done.push('down'))
  await passGate()
  expect(done).toEqual(['down'])
})
