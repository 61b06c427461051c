import postgres from 'postgres'
import { clipQuestions, seeBest } from './millionClips.mjs'
import { sowMillion } from './millionWorld.mjs'

const FEATURES = new URL('../server/dist/features/', import.meta.url)
const FOLLOWED = 200
const DEEP = 10_000
/** The newest so many are indexed, and so checked for muted words. */
const FINDABLE = 100_000
/** Everybody is in this one. */
const HUB = '7'

/**
 * Explains the queries that the server really sends, at a million posts: its own functions are called and their
 * queries recorded.
 */
export async function explainMillion(databaseUrl) {
  const heard = []
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, parameters) => heard.push({ text, parameters }),
    transform: { column: { from: postgres.toCamel } },
  })
  const plain = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  await sowMillion(plain)
  await sql`select 1`
  const reader = await findReader(plain)
  await seeBest(plain, reader.id)
  const rows = []
  for (const [name, ask] of await questions(plain, reader)) {
    heard.length = 0
    await ask(sql)
    const plans = []
    for (const { text, parameters } of heard) plans.push(await explain(plain, text, parameters))
    const row = rowOf(name, plans)
    process.stdout.write(`${row}\n`)
    rows.push(row)
  }
  await Promise.all([sql.end(), plain.end()])
  return rows
}

async function questions(plain, { id: viewerId, author }) {
  const at = (path) => import(new URL(path, FEATURES))
  const { listPosts } = await at('posts/posts/queries.js')
  const { listFollowing, listLatest, listOfHub, listOfUser, listTagged } =
    await at('feeds/feeds/queries.js')
  const { byRank, byScore, hubByRank, hubByScore, taggedByRank } = await at('feeds/feeds/orders.js')
  const { composeHome } = await at('feeds/feeds/home.js')
  const { listThread } = await at('comments/threads/pages.js')
  const { listHubs, listMine, listPopular, listRelated } = await at('hubs/hubs/queries.js')
  const { listMembers } = await at('hubs/memberships/queries.js')
  const until = String(2n ** 62n)
  const first = { viewerId, before: null, count: 21 }
  const [deep] = await plain`
    select post_id::text as id from post_stats order by post_id desc offset ${DEEP} limit 1`
  const held = await plain`
    select post_id::text as id from post_stats where is_live order by rank desc, post_id desc limit 3000`
  const ids = held.slice(0, 20).map(({ id }) => id)
  const [{ newest, parent }] = await plain`
    select max(post_id)::text as newest, max(parent_id)::text as parent from comments`
  const talk = { page: 1, limit: 10, sort: 'best' }
  return [
    ['Latest, first page', (sql) => listLatest(sql, first)],
    [`Latest, after ${DEEP} posts`, (sql) => listLatest(sql, { ...first, before: deep.id })],
    ['Following (200 people)', (sql) => listFollowing(sql, first)],
    ['Popular, first 300', (sql) => byRank(sql, { until, held: [] })],
    [
      'Popular, 300 more after 3,000',
      (sql) => byRank(sql, { until, held: held.map(({ id }) => id) }),
    ],
    ['Top of the week, first 300', (sql) => byScore('week')(sql, { until, held: [] })],
    ['Top of all time, first 300', (sql) => byScore('all')(sql, { until, held: [] })],
    ['Hashtag, newest', (sql) => listTagged(sql, ['tag1'], first)],
    ['Hashtag, popular, first 300', (sql) => taggedByRank(['tag1'])(sql, { until, held: [] })],
    ["A member's posts", (sql) => listOfUser(sql, author, [], first)],
    [
      'For you: candidates and new voices',
      (sql) => composeHome(sql, { id: viewerId, language: 'en' }),
    ],
    ['Twenty posts as a member sees them', (sql) => listPosts(sql, ids, { viewerId })],
    ['A hub, hot, first 300', (sql) => hubByRank(HUB)(sql, { until, held: [] })],
    ['A hub, newest', (sql) => listOfHub(sql, HUB, [], first)],
    ['A hub, top of all time', (sql) => hubByScore(HUB, 'all')(sql, { until, held: [] })],
    ['A hub, top of the week', (sql) => hubByScore(HUB, 'week')(sql, { until, held: [] })],
    ['Popular hubs', (sql) => listPopular(sql, 5, viewerId)],
    [
      'All hubs, by members',
      (sql) => listHubs(sql, { page: 1, limit: 20, sort: 'popular' }, viewerId),
    ],
    ['Related hubs', (sql) => listRelated(sql, HUB, viewerId)],
    ['My hubs', (sql) => listMine(sql, viewerId)],
    ['Members of a hub of 20,000', (sql) => listMembers(sql, HUB, { limit: 20, viewerId })],
    [
      'Members of it by the letters of a name',
      (sql) => listMembers(sql, HUB, { limit: 20, q: 'member_19', viewerId }),
    ],
    [
      'Comments, first of 10,000, with their trees',
      (sql) => listThread(sql, newest, talk, viewerId),
    ],
    [
      'Comments, page 500 of 1,000',
      (sql) => listThread(sql, newest, { ...talk, page: 500, sort: 'new' }, viewerId),
    ],
    [
      'Replies to one comment, first of 10,000',
      (sql) => listThread(sql, newest, { ...talk, parent }, viewerId),
    ],
    ...(await districtQuestions(viewerId, at)),
    ...(await clipQuestions(plain, viewerId, at)),
    ...(await muterQuestions(plain, { at, first, ids })),
  ]
}

async function districtQuestions(viewerId, at) {
  const { listPostsOf, listRisingOf } = await at('feeds/places/posts.js')
  const { listHubsOf, listPeopleOf } = await at('feeds/places/queries.js')
  const { districtWords } = await at('core/districts/words.js')
  const words = districtWords(['kathmandu'])
  const few = { viewerId, limit: 10 }
  return [
    ['A district, newest', (sql) => listPostsOf(sql, 'kathmandu', { limit: 20 }, viewerId)],
    ['A district, rising', (sql) => listRisingOf(sql, words, few)],
    ['Hubs of a district', (sql) => listHubsOf(sql, words, few)],
    ['People of a district of 10,000', (sql) => listPeopleOf(sql, words, few)],
  ]
}

/**
 * The same for somebody who follows as many and has muted 50 people, a hub and 20 words, of which every tenth post has one.
 */
async function muterQuestions(plain, { at, first, ids }) {
  const { listPosts } = await at('posts/posts/queries.js')
  const { countNew, listFollowing, listLatest, listTagged } = await at('feeds/feeds/queries.js')
  const { composeHome } = await at('feeds/feeds/home.js')
  const clips = await at('clips/clipFeeds/queries.js')
  const viewerId = await makeMuter(plain)
  const stretch = { ...first, viewerId }
  const [{ since }] = await plain`
    select post_id::text as since from post_stats order by post_id desc offset ${DEEP} limit 1`
  return [
    ['Latest, of who muted much', (sql) => listLatest(sql, stretch)],
    ['Following (200 people), of who muted much', (sql) => listFollowing(sql, stretch)],
    ['For you, of who muted much', (sql) => composeHome(sql, { id: viewerId, language: 'en' })],
    ['Hashtag, newest, of who muted much', (sql) => listTagged(sql, ['tag1'], stretch)],
    [
      'Clips, following, of who muted much',
      (sql) => clips.listFollowing(sql, { ...stretch, count: 11 }),
    ],
    [
      'How many are new, of who muted much',
      (sql) => countNew(sql, { feed: 'latest', since, viewerId }),
    ],
    [
      'How many of followed people are new, of who muted much',
      (sql) => countNew(sql, { feed: 'following', since, viewerId }),
    ],
    [
      'Twenty posts, held against 20 muted words',
      (sql) => listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
    ],
  ]
}

/** Not the last of all: that one is for a member who has seen and muted nothing. */
async function makeMuter(plain) {
  const [{ id }] =
    await plain`select id::text from users where id > 1 order by id desc offset 1 limit 1`
  const others = plain`select id from users where id > 1 and id <> ${id} order by id`
  await plain`
    insert into follows (follower_id, followed_id) select ${id}, o.id from (${others} limit ${FOLLOWED}) o
    on conflict do nothing`
  await plain`
    insert into mutes (muter_id, muted_id) select ${id}, o.id from (${others} offset 150 limit 50) o`
  await plain`insert into hub_mutes (user_id, hub_id) values (${id}, ${HUB})`
  await plain`
    update users set muted_query = (
      select string_agg('(''word' || n || ''' | ''+word' || n || ''' | ''~wrd' || n || ''')', ' | ')
      from generate_series(1, 20) n)
    where id = ${id}`
  await plain`
    insert into post_search (post_id, title, words)
    select p.id, to_tsvector('simple', p.title),
      to_tsvector('simple', p.content || case when (p.id & 65535) % 10 = 3 then ' word7' else '' end)
    from posts p
    order by p.id desc limit ${FINDABLE}
    on conflict do nothing`
  await plain`vacuum analyze follows, mutes, hub_mutes, users, post_search`
  return id
}

/** Run three times before, so that the plan and not the first read of the disk is measured. */
async function explain(plain, text, parameters) {
  const run = () => plain.unsafe(`explain (analyze, buffers) ${text}`, parameters)
  for (let count = 0; count < 3; count++) await run()
  return (await run()).map((row) => row['QUERY PLAN'])
}

function rowOf(name, plans) {
  const lines = plans.flat()
  const milliseconds = sum(lines, /Execution Time: ([\d.]+)/)
  const scans = new Set(lines.flatMap(scannedIn))
  const buffers = plans.map(
    (plan) => /hit=(\d+)/.exec(plan.find((line) => /Buffers/.test(line)) ?? '')?.[1] ?? 0,
  )
  const all = buffers.reduce((all, one) => all + Number(one), 0)
  return `| ${name} | ${milliseconds.toFixed(2)} | ${all} | ${[...scans].join(', ')} |`
}

/** The index in a line of a plan; a sequential scan is named. */
function scannedIn(line) {
  const [, kind, name] =
    /(Index|Bitmap Heap|Seq)[\w ]*Scan[\w ]*(?:using|on) (\w+)/.exec(line) ?? []
  if (!name) return []
  return kind === 'Index' ? name : `${kind} scan of ${name}`
}

function sum(lines, pattern) {
  return lines.reduce((all, line) => all + Number(pattern.exec(line)?.[1] ?? 0), 0)
}

async function findReader(sql) {
  // Not the first of all: that one is the deleted user.
  const [reader] = await sql`select id::text from users where id > 1 order by id limit 1`
  await sql`
    insert into follows (follower_id, followed_id)
    select ${reader.id}, id from users where id > 1 and id <> ${reader.id} order by id limit ${FOLLOWED}
    on conflict do nothing`
  await sql`analyze follows`
  const [{ author }] =
    await sql`select author_id::text as author from posts order by id desc limit 1`
  return { ...reader, author }
}
