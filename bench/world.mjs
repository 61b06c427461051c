import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { seedClips } from './clips.mjs'
import { hubOf, seedHubs, withoutCounting } from './hubs.mjs'
import { SCALE } from './scale.mjs'
import { seedTalk, settleTalk } from './talk.mjs'

const MEMBERS = 1_000
const POSTS = 10_000 * SCALE
const VOTES = 200_000 * SCALE
const FOLLOWS_EACH = 50
const DAYS = 14

const WORDS =
  'momo chiya Kathmandu बजार हिजो आज भोलि बाटो jam at Koteshwor again घर room for rent near campus दशैं तिहार football match rain in Pokhara नेपाल लोकल bus ticket माछापुच्छ्रे view today साथी हरू'.split(
    ' ',
  )
const TAGS = ['नेपाल', 'momo', 'kathmandu', 'दशैं', 'cricket', 'trek', 'jobs', 'chiya', 'बजार', 'rain']

/** A generator that gives the same numbers in every run. */
function dice(seed) {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** 1,000 members, 50 hubs, 10,000 posts, 50,000 comments, 200,000 votes, written by COPY. Returns what the requests need. */
export async function seed(sql) {
  const roll = dice(20_830_101)
  const now = Date.now()
  const idAt = (ms, tail) => ((BigInt(Math.floor(ms)) << 16n) | BigInt(tail & 65_535)).toString()
  const words = (count) => Array.from({ length: count }, () => WORDS[roll(WORDS.length)]).join(' ')

  const members = Array.from({ length: MEMBERS }, (_, index) => ({
    id: idAt(now - 400 * 86_400_000, index),
    name: `member_${index}`,
    token: `jes_${createHash('sha256').update(`bench ${index}`).digest('base64url')}`,
  }))
  await copy(
    sql`copy users (id, username, email, email_verified_at, password_hash, display_name, bio, created_at) from stdin`,
    members.map(({ id, name }) => [
      id,
      name,
      `${name}@jes.example`,
      iso(now),
      'none',
      `Member ${name}`,
      words(12),
      iso(now),
    ]),
  )
  await openSessions(sql, members, now)
  const hubs = await seedHubs(sql, { members }, { copy, words, idAt, iso, now })

  const posts = Array.from({ length: POSTS }, (_, index) => {
    const at = now - ((POSTS - index) / POSTS) * DAYS * 86_400_000
    const author = members[roll(MEMBERS)]
    const tag = TAGS[roll(TAGS.length)]
    return { id: idAt(at, index), at, author, tag, hub: hubOf(hubs, index) }
  })
  await copy(
    sql`copy posts (id, author_id, hub_id, title, content, body, hashtags, language, created_at) from stdin`,
    posts.map(({ id, at, author, tag, hub }) => {
      const text = words(20 + roll(60))
      const body = [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: `${text} ` },
            { type: 'hashtag', tag },
          ],
        },
      ]
      return [
        id,
        author.id,
        hub?.id ?? null,
        words(7),
        `${text} #${tag}`,
        JSON.stringify(body),
        `{${tag}}`,
        'en',
        iso(at),
      ]
    }),
  )
  await copy(
    sql`copy post_hashtags (tag, post_id) from stdin`,
    posts.map(({ id, tag }) => [tag, id]),
  )
  await copy(
    sql`copy post_votes (post_id, user_id, value, created_at) from stdin`,
    votes(posts, members, roll, now),
  )
  await copy(sql`copy follows (follower_id, followed_id) from stdin`, follows(members, roll))
  await copy(
    sql`copy post_views (post_id, views) from stdin`,
    posts.map(({ id }) => [id, roll(900)]),
  )
  await addPictures(
    sql,
    posts.filter((_, index) => index % 3 === 0),
    idAt,
    now,
  )
  await seedTalk(sql, { members, posts }, { copy, roll, words, idAt, iso, now })
  const clips = await seedClips(sql, { members, hubs }, { copy, roll, words, idAt, iso, now })
  await settle(sql)
  return { members, posts, hubs, clips }
}

async function openSessions(sql, members, now) {
  const until = iso(now + 86_400_000)
  await copy(
    sql`copy sessions (id, user_id, refresh_hash, device, address, idle_until, ends_at) from stdin`,
    members.map(({ id, token }) => [
      id,
      id,
      hash(`refresh ${token}`),
      'Bench',
      '127.0.0.0/24',
      until,
      until,
    ]),
  )
  await copy(
    sql`copy access_tokens (token_hash, session_id, expires_at) from stdin`,
    members.map(({ id, token }) => [hash(token), id, until]),
  )
}

function* votes(posts, members, roll, now) {
  for (let left = VOTES, index = 0; left > 0; index++) {
    const { id } = posts[index % posts.length]
    const round = Math.floor(index / posts.length)
    // Each round takes the next members on, so that nobody votes twice for a post.
    const voter = members[(index * 7 + round * 53) % members.length]
    yield [id, voter.id, roll(100) < 85 ? 1 : -1, iso(now - roll(DAYS * 86_400_000))]
    left--
  }
}

function* follows(members, roll) {
  for (const [index, { id }] of members.entries()) {
    const step = 1 + roll(15)
    for (let count = 1; count <= FOLLOWS_EACH; count++) {
      yield [id, members[(index + count * step) % members.length].id]
    }
  }
}

async function addPictures(sql, posts, idAt, now) {
  const rows = posts.map((post, index) => ({ ...post, image: idAt(now - 1000, index) }))
  await copy(
    sql`copy images (id, owner_id, key, width, height, placeholder, widths, has_avif, bytes) from stdin`,
    rows.map(({ image, author }) => [
      image,
      author.id,
      `be/nc/${image}`,
      1080,
      720,
      'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
      '{360,720,1080}',
      't',
      90_000,
    ]),
  )
  await copy(
    sql`copy post_images (post_id, position, image_id, alt) from stdin`,
    rows.map(({ id, image }) => [id, 0, image, 'A street in the morning']),
  )
}

/** Counts the copied rows, as the commands would have. */
async function settle(sql) {
  await withoutCounting(
    sql,
    () => sql`
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, down_votes, rank)
      select p.id, p.author_id, p.hub_id, coalesce(h.is_private, false), v.ups, v.downs,
        post_rank(v.ups, v.downs, 0, 0, p.created_at)
      from posts p
      left join hubs h on h.id = p.hub_id
      cross join lateral (
        select count(*) filter (where value = 1)::int as ups, count(*) filter (where value = -1)::int as downs
        from post_votes where post_id = p.id
      ) v`,
  )
  await sql`
    update users u set
      follower_count = (select count(*) from follows f where f.followed_id = u.id),
      following_count = (select count(*) from follows f where f.follower_id = u.id)`
  await settleTalk(sql)
  await sql`vacuum analyze`
  await sql`checkpoint`
}

const iso = (ms) => new Date(ms).toISOString()
const hash = (text) => `\\x${createHash('sha256').update(text).digest('hex')}`

/** Rows in the text format of COPY. */
export async function copy(query, rows) {
  await pipeline(Readable.from(lines(rows)), await query.writable())
}

function* lines(rows) {
  for (const row of rows) yield `${row.map(toField).join('\t')}\n`
}

function toField(value) {
  if (value === null) return '\\N'
  return String(value).replace(
    /[\\\n\t]/g,
    (sign) => ({ '\\': '\\\\', '\n': '\\n', '\t': '\\t' })[sign],
  )
}
