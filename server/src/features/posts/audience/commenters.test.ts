import { commentApi } from '@jes/contract/comments/comments'
import { audienceApi, type Commenters } from '@jes/contract/posts/audience'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { follow } from '#test/postings.ts'
import { type Person, person, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

const NAMES = ['author', 'follower', 'followed', 'mentioned', 'stranger'] as const
type Cast = Record<(typeof NAMES)[number], Person>

async function gather() {
  const made = await Promise.all(NAMES.map(async (name) => [name, await person(name)] as const))
  const cast = Object.fromEntries(made) as Cast
  await follow(cast.follower, cast.author)
  await follow(cast.author, cast.followed)
  return cast
}

/** Who may comment, by what the post says and by what happens. */
async function commentersOf(id: string, cast: Cast) {
  const allowed: string[] = []
  for (const name of NAMES) {
    const { canComment } = await cast[name].call(postApi.find, { params: { id } })
    const comment = cast[name].call(commentApi.create, { body: { ad: id, content: 'Ramro' } })
    if (canComment) await comment
    else await expect(comment).rejects.toMatchObject({ status: 403, reason: 'comments.limited' })
    if (canComment) allowed.push(name)
  }
  return allowed
}

test.each([
  ['everyone', [...NAMES]],
  ['followers', ['author', 'follower', 'mentioned']],
  ['following', ['author', 'followed', 'mentioned']],
  ['mentioned', ['author', 'mentioned']],
  ['nobody', ['author']],
] as const)('where %s may comment: %j', async (commenters, allowed) => {
  const cast = await gather()
  const content = `Namaste @${cast.mentioned.username}`
  const { _id: id } = await write(cast.author, { commenters, content })
  expect(await commentersOf(id, cast)).toEqual(allowed)
  const { canComment } = await visitor.call(postApi.find, { params: { id } })
  expect(canComment).toBe(commenters === 'everyone')
})

test('lists say the same as the page, for each who reads', async () => {
  const cast = await gather()
  const { _id: id } = await write(cast.author, { commenters: 'followers' })
  const inList = async (who: Person) => {
    const { ads } = await who.call(postApi.ofUser, {
      params: { userId: cast.author.id },
      query: {},
    })
    return ads.find(({ _id }) => _id === id)!.canComment
  }
  expect([await inList(cast.follower), await inList(cast.stranger)]).toEqual([true, false])
})

test('its author changes it later, and what was said stays', async () => {
  const { author, stranger } = await gather()
  const { _id: id } = await write(author)
  await stranger.call(commentApi.create, { body: { ad: id, content: 'Ramro' } })
  const change = (commenters: Commenters, who = author) =>
    who.call(audienceApi.change, { params: { id }, body: { commenters } })
  expect(await change('nobody')).toEqual({ audience: 'everyone', commenters: 'nobody' })
  const reply = { ad: id, content: 'More' }
  await expect(stranger.call(commentApi.create, { body: reply })).rejects.toMatchObject({
    status: 403,
  })
  expect((await stranger.call(postApi.find, { params: { id } })).commentCount).toBe(1)
  await expect(change('everyone', stranger)).rejects.toMatchObject({ status: 403 })
  await change('everyone')
  await stranger.call(commentApi.create, { body: reply })
})

test('in a hub too: its members are no followers', async () => {
  const { author, stranger } = await gather()
  const hub = await founded(author)
  await joined(hub, stranger)
  const { _id: id } = await write(author, { jehub: hub.id, commenters: 'followers' })
  const comment = stranger.call(commentApi.create, { body: { ad: id, content: 'Ramro' } })
  await expect(comment).rejects.toMatchObject({ status: 403 })
})
