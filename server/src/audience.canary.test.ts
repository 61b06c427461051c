import { commentApi } from '@jes/contract/comments/comments'
import type { Picture } from '@jes/contract/core/pictures'
import { followRequestApi } from '@jes/contract/people/followRequests'
import { audienceApi } from '@jes/contract/posts/audience'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Cast, findNothing, gather, inside, type Traces } from '#test/canary.ts'
import { type Answer, crawlAs, fileAs, steady, tryAll } from '#test/crawl.ts'
import { openPages } from '#test/pages.ts'
import { flat, upload } from '#test/uploads.ts'
import type { Person } from '#test/world.ts'
import { write } from '#test/writing.ts'

// Each test calls more than a hundred endpoints.
vi.setConfig({ testTimeout: 60_000 })

const PLANTED = ['title', 'content', 'hashtag', 'alt', 'choice', 'comment', 'reply'] as const
/** In the posts of a private account, which nobody but itself sees. */
const PRIVATE = ['oldTitle', 'pollTitle', 'said'] as const

let cast: Cast
let nothing: Traces
let hidden: Traces
let pages: FastifyInstance
const before = new Map<string, Answer[]>()

beforeAll(async () => {
  pages = await openPages()
  cast = await gather()
  nothing = await findNothing()
  for (const [name, person] of outsiders()) before.set(name, await crawlAs(cast, person, nothing))
  hidden = await plant()
}, 180_000)
afterAll(() => pages.close())

/** A post that everybody saw, reposted, saved and talked about, until its author closed it to all but the mentioned. */
async function plant(): Promise<Traces> {
  const { author, sathi, follower, asking } = cast
  const reply = await upload(await flat(400, 300).png().toBuffer(), { token: author.token })
  const { image } = reply.json<{ image: Picture }>()
  const { _id: post } = await write(author, {
    title: inside.title,
    content: `${inside.content} #${inside.hashtag} @${sathi.username}`,
    images: [{ _id: image._id, alt: inside.alt }],
    poll: { options: [inside.choice, 'No'], hours: 5 },
  })
  const comment = await say(sathi, { ad: post, content: inside.comment })
  const answer = await say(author, { ad: post, content: inside.reply, parentComment: comment })
  for (const one of [follower, asking]) {
    await one.call(bookmarkApi.add, { params: { adId: post } })
    await one.call(repostApi.add, { params: { id: post } })
  }
  const params = { id: post }
  await author.call(audienceApi.change, { params, body: { audience: 'mentioned' } })
  for (const one of [follower, asking]) {
    await one.call(bookmarkApi.remove, { params: { adId: post } })
    await one.call(repostApi.remove, { params })
  }
  return { ...nothing, ...(await plantPrivate()), post, comment, reply: answer, file: image.url }
}

/** An account that turns private, with a post from before that others had seen and one since. */
async function plantPrivate() {
  const { left: owner, follower, asking } = cast
  const { _id: removedPost } = await write(owner, { title: inside.oldTitle })
  await say(asking, { ad: removedPost, content: inside.said })
  await follower.call(bookmarkApi.add, { params: { adId: removedPost } })
  await follower.call(repostApi.add, { params: { id: removedPost } })
  await owner.call(followRequestApi.setPrivate, { body: { isPrivate: true } })
  await follower.call(bookmarkApi.remove, { params: { adId: removedPost } })
  await follower.call(repostApi.remove, { params: { id: removedPost } })
  const { _id: pollPost } = await write(owner, {
    title: inside.pollTitle,
    poll: { options: ['Momo', 'Dal'], hours: 5 },
  })
  return { removedPost, pollPost }
}

async function say(who: Person, body: { ad: string; content: string; parentComment?: string }) {
  return (await who.call(commentApi.create, { body })).comment._id
}

const NAMES = ['a visitor', 'a follower']

function outsiders() {
  const people = [null, cast.follower]
  return NAMES.map((name, at) => [name, people[at]!] as const)
}

function outsider(name: string) {
  return outsiders().find(([each]) => each === name)![1]
}

function wordsIn(text: string) {
  return [...PLANTED, ...PRIVATE].filter((field) => text.includes(inside[field]))
}

test('who is mentioned does see what was planted', async () => {
  const answers = await crawlAs(cast, cast.sathi, hidden)
  expect(wordsIn(answers.map(({ text }) => text).join('\n'))).toEqual([...PLANTED])
  expect((await fileAs(cast.sathi, hidden.file)).statusCode).toBe(200)
})

test('a private account sees its own', async () => {
  const answers = await crawlAs(cast, cast.left, hidden)
  expect(wordsIn(answers.map(({ text }) => text).join('\n'))).toEqual([...PRIVATE])
})

describe.each(NAMES)('%s', (name) => {
  test('finds no word of it behind any endpoint, and nothing that reads otherwise than before', async () => {
    const answers = await crawlAs(cast, outsider(name), hidden)
    expect(
      answers.flatMap(({ request, text }) => wordsIn(text).map((word) => [word, request])),
    ).toEqual([])
    expect(answers.map(steady)).toEqual(before.get(name)!.map(steady))
  })

  test('gets from every endpoint that changes something what it says of nothing', async () => {
    const of = async (where: Traces) =>
      (await tryAll(cast, outsider(name), where)).map(({ endpoint, status, body }) => [
        endpoint,
        status,
        body,
      ])
    expect(await of(hidden)).toEqual(await of(nothing))
  })

  test('gets no picture of it', async () => {
    const [picture, absent] = [
      await fileAs(outsider(name), hidden.file),
      await fileAs(outsider(name), nothing.file),
    ]
    expect([picture.statusCode, picture.body]).toEqual([404, absent.body])
  })
})

test('its pages say what pages of nothing say', async () => {
  const open = (post: string) =>
    Promise.all(
      [`/post/${cast.author.username}/${post}/x`, `/embed/${post}`, `/p/${post}`].map(
        async (url) => {
          const { statusCode, body } = await pages.inject({ url, headers: { host: 'jes.example' } })
          return [statusCode, body.replaceAll(post, '#')]
        },
      ),
    )
  expect(await open(hidden.post)).toEqual(await open(nothing.post))
  for (const url of ['/feed.xml', '/sitemap.xml', `/je/${cast.author.username}`]) {
    const { body } = await pages.inject({ url, headers: { host: 'jes.example' } })
    expect(wordsIn(body)).toEqual([])
  }
})

test('everybody sees it again once its author says so', async () => {
  const params = { id: hidden.post }
  await cast.author.call(audienceApi.change, { params, body: { audience: 'everyone' } })
  expect(await cast.asking.call(postApi.find, { params })).toMatchObject({ title: inside.title })
  expect((await fileAs(null, hidden.file)).statusCode).toBe(200)
})
