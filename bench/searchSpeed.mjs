import { withoutCounting } from './hubs.mjs'
import { readSet } from './searchSet.mjs'
import { indexAll } from './searchWorld.mjs'
import { copy } from './world.mjs'

const POSTS = 200_000
const AUTHORS = 2_000
const DAYS = 400
const WORDS_EACH = 30
const DAY_MS = 86_400_000
const PIECE = 10_000
const QUERIES_EACH = 40

/** 200,000 posts of the words of the set: as in any language, few words are frequent and many are rare. */
export async function seedMany(sql, makers) {
  const roll = dice(7)
  const words = wordsOf(roll)
  const now = Date.now()
  const idAt = (ms, tail) => ((BigInt(Math.floor(ms)) << 16n) | BigInt(tail & 65_535)).toString()
  const authors = Array.from({ length: AUTHORS }, (_, at) => idAt(now - 500 * DAY_MS, at))
  await copy(
    sql`copy users (id, username, email, email_verified_at, password_hash, display_name) from stdin`,
    authors.map((id, at) => [
      id,
      `writer_${at}`,
      `writer_${at}@jes.example`,
      new Date(now).toISOString(),
      'none',
      `Writer ${at}`,
    ]),
  )
  const ids = []
  for (let first = 0; first < POSTS; first += PIECE) {
    const rows = Array.from({ length: PIECE }, (_, at) => {
      const moment = now - ((POSTS - first - at) / POSTS) * DAYS * DAY_MS
      const text = Array.from({ length: WORDS_EACH }, () => frequent(words, roll)).join(' ')
      const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }]
      const title = Array.from({ length: 5 }, () => frequent(words, roll)).join(' ')
      const id = idAt(moment, first + at)
      ids.push(id)
      const author = authors[Math.floor(roll() * AUTHORS)]
      return [
        id,
        author,
        title,
        text,
        JSON.stringify(body),
        '{}',
        'ne',
        new Date(moment).toISOString(),
      ]
    })
    await copy(
      sql`copy posts (id, author_id, title, content, body, hashtags, language, created_at) from stdin`,
      rows,
    )
  }
  await withoutCounting(
    sql,
    () => sql`
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, down_votes, rank)
      select id, author_id, null, false, 1 + (id % 40)::int, 0, post_rank(1, 0, 0, 0, created_at) from posts`,
  )
  await indexAll(sql, ids, makers)
  return words
}

/** The time of a search on one connection, query by query: each is another, so none is cached. */
export async function measureSpeed(url, words) {
  const roll = dice(11)
  const kinds = {
    'a frequent word': () => words[Math.floor(roll() * 10)],
    'a word': () => frequent(words, roll),
    'a rare word': () => words[words.length - 1 - Math.floor(roll() * 500)],
    'two words': () => `${frequent(words, roll)} ${frequent(words, roll)}`,
    'a slip': () => swapped(words.filter((word) => word.length > 5)[Math.floor(roll() * 500)]),
    'a phrase': () => `"${frequent(words, roll)} ${frequent(words, roll)}"`,
    'of an author': () => `${frequent(words, roll)} from:writer_${Math.floor(roll() * AUTHORS)}`,
    'since then': () => `${frequent(words, roll)} since:${1 + Math.floor(roll() * 300)}d`,
    'without a word': () => `${frequent(words, roll)} -${frequent(words, roll)}`,
  }
  const rows = []
  for (const type of ['ads', 'all']) {
    const all = []
    for (const [kind, ask] of Object.entries(kinds)) {
      const times = []
      for (let turn = 0; turn < QUERIES_EACH + 5; turn++) {
        const path = `/api/search?type=${type}&q=${encodeURIComponent(`${ask()} -z${all.length}x${turn}`)}`
        const begun = performance.now()
        const reply = await fetch(url + path)
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`${path} is answered ${reply.status}`)
        if (turn >= 5) times.push(performance.now() - begun)
      }
      all.push(...times)
      rows.push(rowOf(type, kind, times))
    }
    rows.push(rowOf(type, 'all of them', all))
  }
  return ['| type | question | p50 ms | p95 ms | max ms |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
}

function rowOf(type, kind, times) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1)
  return `| ${type} | ${kind} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
}

/** Every word of the set in both scripts, shuffled: the first will be the frequent ones. */
function wordsOf(roll) {
  const words = [...new Set(readSet().map(({ wanted }) => wanted))].filter(
    (word) => !word.includes(' '),
  )
  return words
    .map((word) => [roll(), word])
    .sort(([one], [other]) => one - other)
    .map(([, word]) => word)
}

/** As Zipf has it: the tenth word is a tenth as frequent as the first. */
function frequent(words, roll) {
  return words[Math.floor(words.length ** roll()) - 1]
}

function swapped(word) {
  const letters = [...word]
  return [...letters.slice(0, 2), letters[3], letters[2], ...letters.slice(4)].join('')
}

function dice(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
