import type { ErrorReply } from '@jes/contract/lib/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#features/site/openapi/contract.ts'
import type { Sending } from '#test/canaryRows.ts'
import { clipped } from '#test/clipped.ts'
import { ask } from '#test/crawl.ts'
import { banned, founded, joined } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { type Person, person, sql } from '#test/world.ts'

type World = {
  hub: string
  theirs: string
  poll: string
  theirComment: string
  mine: string
  deleted: string
  clip: string
  myComment: string
  commentOnMine: string
  deletedComment: string
}

/** What a banned member would do to posts and comments of the hub; all of it is refused. */
const REFUSED: Record<string, (world: World) => Sending> = {
  'POST /api/ads': ({ hub }) => ({ body: { title: 'Back again', jehub: hub } }),
  'PATCH /api/ads/:id/audience': ({ mine }) => ({
    params: { id: mine },
    body: { commenters: 'nobody' },
  }),
  'PATCH /api/ads/:id': ({ mine }) => ({ params: { id: mine }, body: { title: 'Said anew' } }),
  'POST /api/ads/:id/restore': ({ deleted }) => ({ params: { id: deleted } }),
  'PATCH /api/ads/:id/vote': ({ theirs }) => ({ params: { id: theirs }, body: { value: -1 } }),
  'POST /api/ads/:id/repost': ({ theirs }) => ({ params: { id: theirs } }),
  'PATCH /api/ads/:id/poll': ({ poll }) => ({ params: { id: poll }, body: { choice: 0 } }),
  'PATCH /api/clips/:id': ({ clip }) => ({ params: { id: clip }, body: { caption: 'Anew' } }),
  'PUT /api/clips/:id/captions/:language': ({ clip }) => ({
    params: { id: clip, language: 'en' },
    body: { content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello' },
  }),
  'DELETE /api/clips/:id/captions/:language': ({ clip }) => ({
    params: { id: clip, language: 'en' },
  }),
  'POST /api/comments': ({ theirs }) => ({ body: { ad: theirs, content: 'Hear me' } }),
  'PATCH /api/comments/:id': ({ myComment }) => ({
    params: { id: myComment },
    body: { content: 'Said anew' },
  }),
  'POST /api/comments/:id/restore': ({ deletedComment }) => ({ params: { id: deletedComment } }),
  'PATCH /api/comments/:id/vote': ({ theirComment }) => ({
    params: { id: theirComment },
    body: { value: -1 },
  }),
  'POST /api/comments/:id/pin': ({ commentOnMine }) => ({
    params: { id: commentOnMine },
    body: { pinned: true },
  }),
}

/** What changes nothing that others read in the hub, deletes own texts, or is for the team and the staff. */
const OPEN = [
  'DELETE /api/ads/:id',
  'PATCH /api/ads/:id/views',
  'POST /api/ads/:id/pin',
  'DELETE /api/ads/:id/repost',
  'PATCH /api/ads/:id/quotes',
  'DELETE /api/ads/:id/quotes/:quoteId',
  'PUT /api/ads/:id/mute',
  'PUT /api/comments/:id/saved',
  'PUT /api/ads/:id/hide',
  'DELETE /api/ads/:id/hide',
  'POST /api/ads/:id/moderate',
  'POST /api/ads/seen',
  'POST /api/ads/read',
  'DELETE /api/clips/:id',
  'POST /api/clips/:id/retry',
  'PATCH /api/clips/:id/views',
  'POST /api/clips/events',
  'DELETE /api/comments/:id',
  'POST /api/comments/:id/moderate',
]

/** Refused too, in its own test: that needs a video. */
const ELSEWHERE = ['POST /api/clips']

let sita: Person
let world: World

beforeAll(async () => {
  const owner = await person('owner')
  sita = await person('sita')
  const hub = await founded(owner)
  await joined(hub, sita)
  const [theirs, mine, deleted, poll] = await Promise.all([
    posted(owner, { hub }),
    posted(sita, { hub }),
    posted(sita, { hub }),
    posted(owner, { hub }),
  ])
  const clip = await clipped(sita, { hub })
  await sql`insert into polls (post_id, closes_at) values (${poll}, now() + interval '1 day')`
  await sql`
    insert into poll_options (post_id, position, text) values (${poll}, 0, 'Buff'), (${poll}, 1, 'Veg')`
  const comments = await Promise.all([
    say(owner, theirs),
    say(sita, theirs),
    say(owner, mine),
    say(sita, theirs, 'Gone'),
  ])
  const [theirComment, myComment, commentOnMine, deletedComment] = comments.map(({ _id }) => _id)
  world = {
    ...{ hub: hub.id, theirs, poll, mine, deleted, clip },
    ...{ theirComment: theirComment!, myComment: myComment!, commentOnMine: commentOnMine! },
    deletedComment: deletedComment!,
  }
  await banned(hub, sita)
})

describe('somebody banned from a public hub', () => {
  test.each(Object.entries(REFUSED))('is refused by %s', async (endpoint, sent) => {
    if (endpoint.endsWith('/restore')) await justDeleted()
    const { status, body } = await ask(sita, endpoint, sent(world))
    expect([status, (JSON.parse(body) as ErrorReply).error]).toEqual([
      403,
      'You are banned from this JeHub',
    ])
  })

  test('still reads there, and may take away what they wrote', async () => {
    expect((await ask(sita, 'GET /api/ads/:id', { params: { id: world.theirs } })).status).toBe(200)
    const own = await ask(sita, 'DELETE /api/ads/:id', { params: { id: world.mine } })
    expect(own.status).toBe(200)
  })

  test('learns by no other status that there is a post they cannot see', async () => {
    await sql`update post_stats set is_live = false where post_id = ${world.poll}`
    for (const path of ['vote', 'poll']) {
      const body = { value: 1, choice: 0 }
      const sent = { params: { id: world.poll }, body }
      expect((await ask(sita, `PATCH /api/ads/:id/${path}`, sent)).status).toBe(404)
    }
  })
})

test('every endpoint that changes a post, clip or comment has a row', () => {
  const writing = ENDPOINTS.map(({ endpoint }) => endpoint)
    .filter(({ method }) => method !== 'GET')
    .filter(({ path }) => /^\/api\/(ads|clips|comments)\b/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(writing.sort()).toEqual([...Object.keys(REFUSED), ...OPEN, ...ELSEWHERE].sort())
})

/** Within the seconds in which a deletion can be undone. */
async function justDeleted() {
  await sql`update posts set state = 'deleted', deleted_at = now() where id = ${world.deleted}`
  await sql`update post_stats set is_live = false where post_id = ${world.deleted}`
  await sql`
    update comments set state = 'deleted', is_shown = false, deleted_at = now()
    where id = ${world.deletedComment}`
}
