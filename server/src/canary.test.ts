import { commentApi } from '@jes/contract/comments/comments'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { postApi } from '@jes/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ENDPOINTS } from '#features/site/openapi/contract.ts'
import type { OpenApi } from '#features/site/openapi/document.ts'
import { type Cast, findNothing, gather, inside, plant, shell, type Traces } from '#test/canary.ts'
import { own, plantOwn } from '#test/canaryOwn.ts'
import { READS } from '#test/canaryReads.ts'
import { NOT_404, NOT_ABOUT_HIDDEN, OPEN_TO_ALL, WRITES } from '#test/canaryWrites.ts'
import { type Answer, ask, crawlAs, fileAs, steady, tryAll } from '#test/crawl.ts'
import { operationsOf, requestFor } from '#test/fuzz/requests.ts'
import { joined } from '#test/hubs.ts'
import { openSocketServer, receivedBy, say, soon } from '#test/lines.ts'
import { openPages } from '#test/pages.ts'
import { posted } from '#test/postings.ts'
import { seeded } from '#test/seeded.ts'
import { reportSuite } from '#test/suiteReport.ts'
import { app, mailsTo, type Person, sql } from '#test/world.ts'

// Each test calls more than a hundred endpoints: on a busy machine that takes minutes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/** Of the long form: so many further answers. */
const ANSWERS = Number(process.env.ANSWERS ?? 0)

type Outsider = { name: string; person: Person | null }

let cast: Cast
let nothing: Traces
let traces: Traces
let pages: FastifyInstance
/** How many answers were looked through. */
let counted = 0
/** What each outsider saw before the hub existed. */
const before = new Map<string, Answer[]>()
/** What each sees with the hub there, once they have tried every change. */
const after = new Map<string, Promise<Answer[]>>()

beforeAll(async () => {
  pages = await openPages()
  cast = await gather()
  nothing = await findNothing()
  for (const name of NAMES) before.set(name, await crawl(outsider(name), nothing))
  traces = await plant(cast)
  await plantOwn(cast.author)
})
afterAll(async () => {
  await pages.close()
  reportSuite([
    `${Object.keys({ ...inside, ...own, ...shell }).length} private fields, each with a word of its own; ${counted.toLocaleString('en')} answers to ${NAMES.length + GONE.length} kinds of outsiders. No word was in any of them.`,
  ])
})

const NAMES = ['a visitor', 'a follower', 'somebody mentioned', 'somebody who asks to come in']
const GONE = ['somebody who left', 'somebody banned']

test('every endpoint has a row in the tables', () => {
  const endpoints = ENDPOINTS.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  const reads = endpoints.filter((endpoint) => endpoint.startsWith('GET '))
  const writes = endpoints.filter(
    (endpoint) => !endpoint.startsWith('GET ') && !/^\w+ \/api\/auth\//.test(endpoint),
  )
  expect(reads.sort()).toEqual(
    Object.keys(READS)
      .map((path) => `GET ${path}`)
      .sort(),
  )
  expect(writes.sort()).toEqual([...Object.keys(WRITES), ...NOT_ABOUT_HIDDEN].sort())
})

test('members do see what was planted, so that not to see it means something', async () => {
  const member = { name: 'a member', person: cast.sathi }
  const owner = { name: 'the owner', person: cast.owner }
  const answers = [
    ...(await crawl(member, traces)),
    ...(await crawl(owner, traces)),
    await ask(cast.sathi, 'GET /api/jehub/:id', { params: { id: traces.hubName } }),
  ]
  answers.push(...(await crawl({ name: 'the author', person: cast.author }, traces)))
  const texts = answers.map(({ text }) => text).join('\n')
  const planted = Object.entries({ ...inside, ...own })
  const unseen = planted.filter(([, word]) => !texts.includes(word))
  expect(unseen.map(([name]) => name)).toEqual([])
  expect((await fileAs(cast.sathi, traces.file)).statusCode).toBe(200)
  for (const file of [traces.coverFile, traces.clipFile, traces.clipCover, traces.clipCaptions]) {
    expect((await fileAs(cast.sathi, file)).statusCode).toBe(200)
  }
})

describe.each([...NAMES, ...GONE])('%s', (name) => {
  const isGone = GONE.includes(name)

  test('gets from every endpoint that changes something what it says of nothing', async () => {
    const one = outsider(name)
    const of = async (where: Traces) =>
      (await tryAll(cast, one.person, where)).map(({ status, body }) => [status, body])
    const absent = await tryAll(cast, one.person, nothing)
    const hidden = await of(traces)
    expect(absent.map(({ request: asked }, at) => [asked, ...hidden[at]!])).toEqual(
      absent.map(({ request: asked, status, body }) => [asked, status, body]),
    )
    const expected = one.person ? 404 : 401
    const others = absent
      .filter(({ status }) => status !== expected)
      .map(({ endpoint }) => endpoint)
    const known = one.person ? NOT_404 : OPEN_TO_ALL
    expect(others.filter((endpoint) => !known.includes(endpoint))).toEqual([])
  })

  test('finds no word of it behind any endpoint', async () => {
    const found = (await answersTo(name)).flatMap(({ request: asked, text }) =>
      hiddenWords(isGone)
        .filter(([, word]) => text.includes(word))
        .map(([field]) => `${field} in ${asked}`),
    )
    expect(found).toEqual([])
  })

  test('gets no picture or video, and no other answer than of no file', async () => {
    const { person } = outsider(name)
    const absent = await fileAs(person, nothing.file)
    expect(absent.statusCode).toBe(404)
    for (const url of [
      traces.file,
      traces.coverFile,
      traces.file.replace('.webp', '.avif'),
      traces.clipFile,
      traces.clipCover,
      traces.clipCaptions,
    ]) {
      const reply = await fileAs(person, url)
      expect([reply.statusCode, reply.body]).toEqual([404, absent.body])
    }
  })
})

describe.each(NAMES)('for %s', (name) => {
  test('nothing anywhere reads otherwise than before the hub was there', async () => {
    const now = await answersTo(name)
    expect(now.map(compared)).toEqual(before.get(name)!.map(compared))
  })
})

describe('the pages', () => {
  test('of posts say what pages of nothing say, and none says a word of the inside', async () => {
    const { author } = cast
    const paths = ({ post, removedPost, act, clip }: Traces) => [
      `/jesclips/${clip}`,
      '/jesclips/latest',
      `/post/${author.username}/${clip}/x`,
      `/post/${author.username}/${post}/x`,
      `/post/${author.username}/${removedPost}/x`,
      `/edit/${author.username}/${post}/x`,
      `/embed/${post}`,
      `/appeal/${act}`,
      `/je/${author.username}`,
      '/jehubs',
      '/trending',
      '/explore',
    ]
    const open = async (where: Traces) =>
      Promise.all(
        paths(where).map(async (url) => {
          const { statusCode, body } = await pages.inject({ url, headers: { host: 'jes.example' } })
          return [statusCode, replaceIds(body, where)]
        }),
      )
    expect(await open(traces)).toEqual(await open(nothing))

    const name = encodeURIComponent(traces.hubName)
    for (const url of [
      `/jehub/${name}`,
      `/jehub/${name}?invite=${traces.code}`,
      `/jehub/${name}/moderate`,
      '/sitemap.xml',
      '/robots.txt',
      '/feed.xml',
    ]) {
      const { body } = await pages.inject({ url, headers: { host: 'jes.example' } })
      expect(wordsIn(body, Object.entries(inside))).toEqual([])
    }
  })
})

describe('the hub on its own page', () => {
  test('shows outsiders its name, description and number of members, and nothing of the inside', async () => {
    for (const name of [...NAMES, ...GONE]) {
      const { person } = outsider(name)
      for (const id of [traces.hub, traces.hubName]) {
        const { text } = await ask(person, 'GET /api/jehub/:id', { params: { id } })
        expect(text).toContain(shell.name)
        const known = name === 'somebody banned' ? [] : ['Enough']
        expect(
          wordsIn(text, [...Object.entries(inside), ...known.map((word) => [word, word] as const)]),
        ).toEqual([])
        expect(text).not.toContain(cast.owner.username)
      }
    }
  })
})

describe('over a socket', () => {
  test('outsiders open no hidden post, and receive nothing of it', async () => {
    const exchange = await openSocketServer()
    try {
      const people = [cast.follower, cast.mentioned, cast.asking, cast.left, cast.banned]
      const lines = await Promise.all(people.map((one) => exchange.call(one)))
      const received = lines.map(receivedBy)
      for (const line of lines) {
        for (const call of ['openPost', 'watchScores', 'newComment', 'editComment']) {
          const sent = ({ post, comment }: Traces) => {
            if (call === 'openPost') return post
            if (call === 'watchScores') return [post]
            return { comment: { _id: comment }, updatedComment: { _id: comment } }
          }
          expect(await say(line, call, sent(traces))).toEqual(await say(line, call, sent(nothing)))
        }
      }
      // A member who had it open when they were removed receives nothing more of it.
      await joined({ id: traces.hub }, cast.follower)
      expect(await say(lines[0]!, 'openPost', traces.post)).toEqual({ ok: true })
      for (const line of lines) await say(line, 'watchScores', [traces.post])
      await cast.owner.call(membershipApi.change, {
        params: { id: traces.hub, userId: cast.follower.id },
        body: { ban: { days: 1, reason: 'Enough' } },
      })
      for (const each of received) each.length = 0

      const member = await exchange.call(cast.sathi)
      const notified = receivedBy(member)
      await say(member, 'openPost', traces.post)
      const names = people.map(({ username }) => `@${username}`).join(' ')
      const body = { ad: traces.post, content: `${inside.comment} again ${names}` }
      await cast.author.call(commentApi.create, { body })
      await cast.owner.call(postApi.vote, { params: { id: traces.post }, body: { value: 1 } })
      await soon(() => notified.map(({ event }) => event)).toContain('commentCreated')
      await soon(() => notified.map(({ event }) => event)).toContain('voted')

      // A later event on the same connection that they may receive: any earlier one would have arrived by now.
      const open = await posted(cast.owner)
      await cast.owner.call(commentApi.create, { body: { ad: open, content: `Hello ${names}` } })
      for (const [at, each] of received.entries()) {
        await soon(() => each.filter(({ event }) => event === 'received').length).toBeGreaterThan(0)
        expect(wordsIn(JSON.stringify(each), hiddenWords(true)), people[at]!.username).toEqual([])
        expect(each.map(({ event }) => event)).not.toContain('voted')
        expect(each.map(({ event }) => event)).not.toContain('commentCreated')
        expect(each.map(({ event }) => event)).not.toContain('voted')
      }
    } finally {
      await exchange.close()
    }
  })
})

test('nobody outside is notified or mailed a word of it', async () => {
  const never = [cast.mentioned.id, cast.asking.id]
  const notified = await sql`
    select type from notifications
    where user_id = any(${never}::bigint[]) and (post_id in (${traces.post}, ${traces.pollPost}, ${traces.clip}) or hub_id = ${traces.hub})`
  expect(notified).toEqual([])

  await sql`update notifications set bumped_at = bumped_at - interval '2 days' where mailed_at is null`
  for (const one of [cast.follower, cast.mentioned, cast.asking, cast.left, cast.banned]) {
    const mails = await mailsTo(one.email)
    expect(wordsIn(JSON.stringify(mails), Object.entries(inside))).toEqual([])
  }
})

// The last: what it changes would change what the others see.
test.runIf(ANSWERS > 0)(
  `no word is in ${ANSWERS} answers to requests made from the OpenAPI document`,
  async () => {
    const random = seeded(ANSWERS)
    const operations = operationsOf((await app.inject('/api/openapi.json')).json<OpenApi>())
    const { post, pollPost, removedPost, clip, comment, reply, hub, hubName } = traces
    const pools = {
      ads: [post, pollPost, removedPost, clip, cast.openPost],
      clips: [clip],
      comments: [comment, reply],
      jehub: [hub, hubName, cast.openHub.id],
      users: [cast.author.id, cast.owner.username],
    }
    const words = Object.entries({ ...inside, ...own })
    const found: string[] = []
    for (let sent = 0; sent < ANSWERS; sent++) {
      // It takes longer than a token lives.
      if (sent % 1_000 === 0)
        await sql`update access_tokens set expires_at = now() + interval '15 minutes'`
      const { person } = random.oneOf(outsiders())
      const request = requestFor(random.oneOf(operations), { pools, cursors: [] }, random)
      // What ends a session or an account would end the search.
      if (/\/api\/(auth|data)\//.test(request.url)) continue
      const headers = {
        ...request.headers,
        ...(person && { authorization: `Bearer ${person.token}` }),
      }
      const answer = await app.inject({ ...request, method: request.method as 'GET', headers })
      counted += 1
      for (const name of wordsIn(answer.body, words)) found.push(`${name} in ${request.url}`)
    }
    expect(found).toEqual([])
  },
  ANSWERS * 200,
)

function outsiders(): Outsider[] {
  const people = [null, cast.follower, cast.mentioned, cast.asking, cast.left, cast.banned]
  return [...NAMES, ...GONE].map((name, at) => ({ name, person: people[at]! }))
}

function outsider(name: string) {
  return outsiders().find((one) => one.name === name)!
}

/** A former member may know its name, and the ids of what they saved. */
function hiddenWords(isGone: boolean): [string, string][] {
  const { code, invite, note, act, comment, removedPost, file, clip, clipFile } = traces
  const ids = { code, invite, note, act, comment, removedPost, file, clip, clipFile }
  const unknown = isGone ? {} : { ...shell, hub: traces.hub, post: traces.post }
  return Object.entries({ ...inside, ...own, ...ids, ...unknown })
}

function wordsIn(text: string, words: (readonly [string, string])[]) {
  return words.filter(([, word]) => text.includes(word)).map(([name]) => name)
}

function answersTo(name: string) {
  const answers = after.get(name) ?? crawl(outsider(name), traces)
  after.set(name, answers)
  return answers
}

async function crawl({ person }: Outsider, where: Traces) {
  const answers = await crawlAs(cast, person, where)
  counted += answers.length
  return answers
}

/** The rest of a reply, without what was in the request. */
function compared(answer: Answer) {
  const { request: asked, ...rest } = steady(answer)
  return { asked: asked.replaceAll(traces.hubName, nothing.hubName), ...rest }
}

function replaceIds(text: string, { post, removedPost, act, clip }: Traces) {
  return [post, removedPost, act, clip].reduce((left, id) => left.replaceAll(id, '#'), text)
}
