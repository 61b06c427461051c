import { beforeAll, expect, test } from 'vitest'
import { selectTrees } from '#features/comments/comments/queries.ts'
import type { Reader } from '#features/comments/comments/rows.ts'
import type { Fragment } from '#lib/db.ts'
import { block, posted } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'
import { selectChanged } from './changes.ts'
import { selectReplies, selectRoots } from './queries.ts'

const ROOTS = 2_000
const REPLIES = ROOTS / 2
/** Posts of others, with as many comments each. */
const OTHERS = 10
const VOICES = 100

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}

let viewer: Person
let reader: Reader
let post: string
let roots: string[]

beforeAll(async () => {
  const author = await person('author')
  const voices = await addVoices()
  viewer = await person('viewer')
  const other = await person('other')
  await block(viewer, other)
  reader = { viewerId: viewer.id, blocked: [other.id] }
  post = await posted(author)
  const others = await Promise.all(Array.from({ length: OTHERS }, () => posted(author)))
  for (const postId of others.toSpliced(OTHERS / 2, 0, post)) {
    await sql`
      insert into comments (post_id, author_id, content, body, up_votes, wilson, created_at, changed_at)
      select ${postId}, (${voices}::bigint[])[1 + n % ${VOICES}::int], 'No. ' || n, '[]', 1 + n % 97, wilson(1 + n % 97, 0),
        now() - make_interval(secs => n), now() - make_interval(secs => n)
      from generate_series(1, ${ROOTS}::int) n`
  }
  const rows = await sql<{ id: string }[]>`
    select id from comments where post_id = ${post} order by wilson desc, id desc`
  roots = rows.map(({ id }) => id)
  await sql`
    insert into comments (post_id, author_id, parent_id, depth, content, body, up_votes, wilson, changed_at)
    select ${post}, (${voices}::bigint[])[1 + n % ${VOICES}::int], ${roots[0]!}, 1, 'Reply ' || n, '[]', 1 + n % 89, wilson(1 + n % 89, 0),
      now() - interval '1 day'
    from generate_series(1, ${REPLIES}::int) n`
  await sql`update comments set reply_count = ${REPLIES} where id = ${roots[0]!}`
  await sql`update post_stats set comment_count = ${ROOTS + REPLIES}, thread_count = ${ROOTS} where post_id = ${post}`
  await sql`vacuum analyze comments`
})

async function addVoices() {
  const rows = await sql<{ id: string }[]>`
    insert into users (username, email, password_hash, display_name)
    select 'voice_of_' || n, 'voice_of_' || n || '@jes.example', '-', 'Voice' from generate_series(1, ${VOICES}::int) n
    returning id`
  return rows.map(({ id }) => id)
}

/** Which indexes of the comments a query uses, and its other plan nodes. */
async function waysOf(query: PromiseLike<unknown>) {
  const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`
    explain (format json) ${query as Fragment}`
  return [...new Set(nodesOf(row!['QUERY PLAN'][0].Plan).flatMap(wayOf))].sort()
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function wayOf(node: Plan) {
  if (node['Node Type'] === 'Seq Scan') return `all of ${node['Relation Name']}`
  if (node['Node Type'].includes('Sort')) return 'sorted'
  return node['Index Name']?.match(/^(comments|replies)_/) ? node['Index Name'] : []
}

const VISITOR: Reader = { viewerId: null, blocked: [] }
const whole = { after: null, offset: 0, except: [], count: 11 }

test.each([
  ['best', 'comments_best'],
  ['top', 'comments_top'],
  ['new', 'comments_latest'],
  ['old', 'comments_latest'],
] as const)('a page of %s is read from %s, at any depth', async (sort, index) => {
  const key = sort === 'best' ? 0.9 : 50
  for (const who of [VISITOR, reader]) {
    for (const after of [null, { id: roots[ROOTS / 2]!, sort, key, except: [] }]) {
      const ways = await waysOf(selectRoots(sql, post, { ...whole, reader: who, sort, after }))
      expect(ways).toEqual([index])
    }
  }
})

test.each([
  ['best', 'replies_best'],
  ['new', 'replies_latest'],
  ['old', 'replies_latest'],
] as const)('the replies to one comment by %s are read from %s', async (sort, index) => {
  const key = sort === 'best' ? 0.9 : 0
  for (const after of [null, { id: roots[ROOTS / 2]!, sort, key, except: [] }]) {
    const query = selectReplies(sql, roots[0]!, { ...whole, reader, sort, after })
    expect(await waysOf(query)).toEqual([index])
  }
})

test('trees are grown by the index of replies, and changes read by theirs', async () => {
  const ways = await waysOf(
    selectTrees(sql, roots.slice(0, 10), reader, { authorId: viewer.id, pinnedId: null }),
  )
  expect(ways).toContain('replies_best')
  expect(ways.filter((way) => way.startsWith('all of comment'))).toEqual([])

  const since = new Date(Date.now() - 60_000).toISOString()
  expect(await waysOf(selectChanged(sql, post, since))).toEqual(['comments_changed'])
})
