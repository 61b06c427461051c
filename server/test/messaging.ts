import { userApi } from '@jes/contract/core/users'
import { messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import type { Person } from './world.ts'

/** The id of the talk of two people. */
export async function talkOf(one: Person, other: Person) {
  return (await one.call(talkApi.open, { body: { user: other.id } }))._id
}

export function message(sender: Person, talk: string, content = 'Namaste') {
  return sender.call(messageApi.send, { params: { id: talk }, body: { content } })
}

/** A talk of two who follow each other, so that nothing is a request. */
export async function friendlyTalk(one: Person, other: Person) {
  await one.call(userApi.follow, { params: { id: other.id } })
  await other.call(userApi.follow, { params: { id: one.id } })
  return talkOf(one, other)
}

/** What somebody reads in a talk. */
export async function textsOf(reader: Person, talk: string) {
  const { messages } = await reader.call(messageApi.list, {
    params: { id: talk },
    query: { limit: 50 },
  })
  return messages.map(({ content }) => content)
}
