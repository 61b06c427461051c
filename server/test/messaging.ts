import { userApi } from '@jes/contract/core/users'
import { groupApi } from '@jes/contract/messages/groups'
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

/** They all follow each other, so that nothing between them is a request. */
export async function friends(...people: Person[]) {
  for (const one of people)
    for (const { id } of people)
      if (id !== one.id) await one.call(userApi.follow, { params: { id } })
}

export async function friendlyTalk(one: Person, other: Person) {
  await friends(one, other)
  return talkOf(one, other)
}

/** The id of a new group. */
export async function groupOf(maker: Person, others: Person[], name = 'Pokhara') {
  const users = others.map(({ id }) => id)
  return (await maker.call(groupApi.create, { body: { name, users } }))._id
}

export function membersOf(reader: Person, talk: string) {
  return reader.call(groupApi.members, { params: { id: talk } })
}

/** What somebody reads in a talk. */
export async function textsOf(reader: Person, talk: string) {
  const { messages } = await reader.call(messageApi.list, {
    params: { id: talk },
    query: { limit: 50 },
  })
  return messages.map(({ content }) => content)
}

/** What happened in a talk, as somebody reads it. */
export async function linesOf(reader: Person, talk: string) {
  const { messages } = await reader.call(messageApi.list, { params: { id: talk }, query: {} })
  return messages.flatMap(({ line }) => line?.kind ?? [])
}
