import { commentApi } from '@jes/contract/comments/comments'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { type Audience, audienceApi } from '@jes/contract/posts/audience'
import { draftApi } from '@jes/contract/posts/drafts'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { beforeEach, describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { openSocketServer, receivedBy, say, soon } from '#test/lines.ts'
import { block, follow } from '#test/postings.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

let author: Person
let follower: Person
let mentioned: Person
let stranger: Person

beforeEach(async () => {
  ;[author, follower, mentioned, stranger] = (await Promise.all(
    ['author', 'follower', 'mentioned', 'stranger'].map((name) => person(name)),
  )) as [Person, Person, Person, Person]
  await follow(follower, author)
})

function writeFor(audience: Audience) {
  return write(author, { audience, content: `Namaste @${mentioned.username}` })
}

function change(id: string, audience: Audience, who = author) {
  return who.call(audienceApi.change, { params: { id }, body: { audience } })
}

async function readersOf(id: string) {
  const people = { author, follower, mentioned, stranger, visitor }
  const seen = await Promise.all(
    Object.entries(people).map(async ([name, who]) => {
      const post = await who.call(postApi.find, { params: { id } }).catch(() => null)
      return post ? [name] : []
    }),
  )
  return seen.flat()
}

const idsOf = ({ ads }: PostPage) => ads.map(({ _id }) => _id)

describe('who sees a post', () => {
  test.each([
    ['everyone', ['author', 'follower', 'mentioned', 'stranger', 'visitor']],
    ['followers', ['author', 'follower', 'mentioned']],
    ['mentioned', ['author', 'mentioned']],
  ] as const)('for %s: %j', async (audience, readers) => {
    const post = await writeFor(audience)
    expect(post.audience).toBe(audience)
    expect(await readersOf(post._id)).toEqual(readers)
  })

  test('it does not exist for others: the same reply as of nothing', async () => {
    const { _id: id } = await writeFor('followers')
    const of = (id: string) => stranger.call(postApi.find, { params: { id } }).catch((no) => no)
    const [hidden, absent] = [await of(id), await of('123456789012345')]
    expect([hidden.status, hidden.message]).toEqual([absent.status, absent.message])
  })

  test('followers have it in Following and For you, on the profile, and nobody in lists of everything', async () => {
    const { _id: id } = await writeFor('followers')
    for (const feed of ['following', 'home'] as const) {
      expect(idsOf(await follower.call(postApi.list, { query: { feed } }))).toContain(id)
    }
    expect(
      idsOf(await follower.call(postApi.ofUser, { params: { userId: author.id }, query: {} })),
    ).toEqual([id])
    expect(
      idsOf(await stranger.call(postApi.ofUser, { params: { userId: author.id }, query: {} })),
    ).toEqual([])
    expect(
      idsOf(await follower.call(postApi.list, { query: { feed: 'latest', limit: 50 } })),
    ).not.toContain(id)
  })

  test('a block wins over a mention and a follow', async () => {
    const { _id: id } = await writeFor('followers')
    await block(author, mentioned)
    await block(follower, author)
    expect(await readersOf(id)).toEqual(['author'])
  })

  test('an edit lets in whom it mentions, and out whom it no longer does', async () => {
    const { _id: id } = await writeFor('mentioned')
    const content = `Namaste @${stranger.username}`
    await author.call(postApi.edit, { params: { id }, body: { content } })
    expect(await readersOf(id)).toEqual(['author', 'stranger'])
  })

  test('a name that changes hands does not let its next owner in', async () => {
    const { _id: id } = await writeFor('mentioned')
    await sql`update users set username = username || '_old' where id = ${mentioned.id}`
    await sql`update users set username = ${mentioned.username} where id = ${stranger.id}`
    expect(await readersOf(id)).toEqual(['author', 'mentioned'])
  })

  test('nobody else is notified of it, or told over a socket', async () => {
    const exchange = await openSocketServer()
    try {
      const { _id: id } = await writeFor('everyone')
      const [inside, outside] = [await exchange.call(mentioned), await exchange.call(stranger)]
      const [heard, overheard] = [receivedBy(inside), receivedBy(outside)]
      for (const line of [inside, outside]) await say(line, 'openPost', id)
      await change(id, 'followers')
      const content = `Look @${stranger.username}`
      await author.call(commentApi.create, { body: { ad: id, content } })
      await soon(() => heard.map(({ event }) => event)).toContain('commentCreated')
      expect(overheard.map(({ event }) => event)).not.toContain('commentCreated')
      expect(await sql`select from notifications where user_id = ${stranger.id}`).toEqual([])
    } finally {
      await exchange.close()
    }
  })
})

describe('its author changes who sees it', () => {
  test('to fewer: reposts, quotes, notifications and counts follow at once', async () => {
    const { _id: id } = await write(author, { content: `@${stranger.username}` })
    await sql`delete from post_mentions where post_id = ${id}`
    const quoter = await person('quoter')
    await follow(stranger, quoter)
    await quoter.call(repostApi.add, { params: { id } })
    const { _id: quoteId } = await write(quoter, { quote: id })
    const following = () => stranger.call(postApi.list, { query: { feed: 'following' } })
    const notified = () =>
      stranger.call(notificationApi.list, { params: { userId: stranger.id }, query: {} })
    expect(idsOf(await following())).toEqual([quoteId, id])
    expect((await notified()).total).toBe(1)

    expect(await change(id, 'followers')).toMatchObject({ audience: 'followers' })
    const { ads } = await following()
    expect(ads.map(({ _id, quote }) => [_id, quote])).toEqual([
      [quoteId, { state: 'hidden', ad: null }],
    ])
    expect((await notified()).total).toBe(0)
    const [{ postCount }] = await sql<[{ postCount: number }]>`
      select post_count from users where id = ${author.id}`
    expect(postCount).toBe(0)
  })

  test('what is not for everybody is neither reposted nor quoted', async () => {
    const { _id: id, canRepost, canQuote } = await writeFor('followers')
    expect([canRepost, canQuote]).toEqual([false, false])
    await expect(follower.call(repostApi.add, { params: { id } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(write(follower, { quote: id })).rejects.toMatchObject({ status: 403 })
  })

  test('only the author does, and not of a post in a hub', async () => {
    const { _id: id } = await writeFor('followers')
    await expect(change(id, 'everyone', follower)).rejects.toMatchObject({ status: 403 })
    await expect(change(id, 'everyone', stranger)).rejects.toMatchObject({ status: 404 })
    const hub = await founded(author)
    const { _id: inHub } = await write(author, { jehub: hub.id })
    const errors = { audience: 'A post in a JeHub is for all who read there' }
    await expect(change(inHub, 'followers')).rejects.toMatchObject({ status: 422, errors })
    await expect(write(author, { jehub: hub.id, audience: 'followers' })).rejects.toMatchObject({
      status: 422,
      errors,
    })
  })
})

test('a draft remembers for whom it is', async () => {
  const draft = await author.call(draftApi.create, {
    body: {
      title: 'x',
      content: '',
      images: [],
      jehub: null,
      poll: null,
      sensitive: false,
      audience: 'followers',
    },
  })
  expect(draft.audience).toBe('followers')
})
