import { messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { friends, groupOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { type Person, person } from '#test/world.ts'
import { write } from '#test/writing.ts'

async function group() {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  await friends(sita, hari, gita)
  return { sita, hari, gita, talk: await groupOf(sita, [hari, gita]) }
}

function send(sender: Person, talk: string, post: string, content = '') {
  return sender.call(messageApi.send, { params: { id: talk }, body: { content, post } })
}

async function lastPost(reader: Person, talk: string) {
  const { messages } = await reader.call(messageApi.list, { params: { id: talk }, query: {} })
  return messages.at(-1)?.post
}

test('a post goes with a message, with or without words, and is a card for who may see it', async () => {
  const { sita, hari, talk } = await group()
  const { _id } = await write(hari, { title: 'The last micro' })
  await send(sita, talk, _id)
  expect(await lastPost(hari, talk)).toEqual({
    card: {
      _id,
      isClip: false,
      user: expect.objectContaining({ _id: hari.id }),
      title: 'The last micro',
      image: null,
      upVotes: 1,
      commentCount: 0,
    },
  })
  expect((await hari.call(talkApi.find, { params: { id: talk } })).last).toMatchObject({
    content: '',
    isDeleted: false,
    post: { card: { _id } },
  })
})

test('who may not see it reads that there was one, and nothing of it', async () => {
  const { sita, hari, gita, talk } = await group()
  const hub = await founded(sita, { isPrivate: true })
  const inside = await write(sita, { title: 'Inside', jehub: hub.id })
  await send(sita, talk, inside._id, 'Look')
  expect(await lastPost(sita, talk)).toMatchObject({ card: { title: 'Inside' } })
  expect(await lastPost(gita, talk)).toEqual({ card: null })

  const open = await write(hari, { title: 'Open' })
  await send(sita, talk, open._id)
  await block(gita, hari)
  expect(await lastPost(gita, talk)).toEqual({ card: null })
  await hari.call(postApi.remove, { params: { id: open._id } })
  expect(await lastPost(sita, talk)).toEqual({ card: null })
})

test('nobody sends what they may not see, or nothing at all', async () => {
  const { sita, hari, talk } = await group()
  const hub = await founded(sita, { isPrivate: true })
  const inside = await write(sita, { title: 'Inside', jehub: hub.id })
  for (const post of [inside._id, '4611686018427387904'])
    await expect(send(hari, talk, post)).rejects.toMatchObject({ status: 422 })
  const nothing = hari.call(messageApi.send, { params: { id: talk }, body: { content: ' ' } })
  await expect(nothing).rejects.toMatchObject({ status: 422 })
})
