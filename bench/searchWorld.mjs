import { withoutCounting } from './hubs.mjs'
import { hashOf } from './searchSet.mjs'
import { copy } from './world.mjs'

const DISTRACTORS = 2_500
const WORDS_EACH = 6
const BATCH = 200
const DAY_MS = 86_400_000

/** Sentences around a word; none of their words is ever searched, nor is one a form of a verb or the name of such a word. */
const FRAMES = {
  nepali: [
    ['एउटा विषय', 'यसपालि {} चर्चित'],
    ['तपाईंको राय', 'त्यतातिर {} चर्चित'],
    ['अनुभव', 'हाम्रो टोलमा {} निकै चर्चित'],
    ['अरू पनि', 'टोलतिर {} निकै चर्चित'],
  ],
  roman: [
    ['Something', 'anyone else recalls {} at all'],
    ['Just noticed', 'they keep mentioning {} again'],
    ['Thoughts', 'tell us honestly about {} somehow'],
    ['Hm', 'somebody mentioned {} twice'],
  ],
}

/** One post for each expected text, among posts of words that nobody searches. Returns the text of each post by its id. */
export async function seedPosts(sql, wanted, romanise) {
  checkFrames(wanted)
  const asked = new Set(wanted)
  const others = Array.from({ length: DISTRACTORS }, (_, at) => distractor(at, asked, romanise))
  const texts = [...wanted, ...others].sort((one, other) => hashOf(one) - hashOf(other))
  const now = Date.now()
  const idAt = (ms, tail) => ((BigInt(Math.floor(ms)) << 16n) | BigInt(tail & 65_535)).toString()
  const author = idAt(now - 400 * DAY_MS, 0)
  await sql`
    insert into users (id, username, email, email_verified_at, password_hash, display_name)
    values (${author}, 'writer', 'writer@jes.example', now(), 'none', 'Writer')`
  const posts = texts.map((text, at) => {
    const [title, frame] = frameOf(text)
    const moment = now - DAY_MS - (texts.length - at) * 60_000
    return {
      id: idAt(moment, at),
      at: new Date(moment).toISOString(),
      text,
      title,
      content: frame.replace('{}', text),
    }
  })
  await copy(
    sql`copy posts (id, author_id, title, content, body, hashtags, language, created_at) from stdin`,
    posts.map(({ id, at, title, content }) => {
      const body = [{ type: 'paragraph', children: [{ type: 'text', text: content }] }]
      return [id, author, title, content, JSON.stringify(body), '{}', 'ne', at]
    }),
  )
  await withoutCounting(
    sql,
    () => sql`
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, down_votes, rank)
      select id, author_id, null, false, 0, 0, post_rank(0, 0, 0, 0, created_at) from posts`,
  )
  return new Map(posts.map(({ id, text }) => [id, text]))
}

/** Indexes the posts and learns their words, as the server does. */
export async function indexAll(sql, ids, { indexPosts, relearnWords }) {
  for (let at = 0; at < ids.length; at += BATCH) await indexPosts(sql, ids.slice(at, at + BATCH))
  await relearnWords(sql)
  await sql`vacuum analyze`
}

function frameOf(text) {
  const frames = /[ऀ-ॿ]/.test(text) ? FRAMES.nepali : FRAMES.roman
  return frames[hashOf(`frame of ${text}`) % frames.length]
}

function checkFrames(wanted) {
  const framing = new Set(Object.values(FRAMES).flat(2).join(' ').toLowerCase().split(' '))
  const shared = wanted.flatMap((text) => text.split(' ')).filter((word) => framing.has(word))
  if (shared.length > 0) throw new Error(`The frames hold words of the set: ${shared.join(', ')}`)
}

const CONSONANTS = [...'ककखगघचछजझटठडतथदधनननपफबभममयररररलललवशससह']
const SIGNS = ['', '', '', '', 'ा', 'ा', 'ा', 'ि', 'ी', 'ु', 'े', 'ो', 'ै']

/** Random words that could be Nepali; every other post in Roman letters. */
function distractor(at, asked, romanise) {
  const words = Array.from({ length: WORDS_EACH }, (_, place) => wordOf(`word ${at} ${place}`))
  const text =
    at % 2 ? words.map((word) => romanise(word).replace(/aa/g, 'a')).join(' ') : words.join(' ')
  return text.split(' ').some((word) => asked.has(word))
    ? distractor(at + DISTRACTORS * 2, asked, romanise)
    : text
}

function wordOf(seed) {
  const pick = (from, name) => from[hashOf(`${seed} ${name}`) % from.length]
  return Array.from({ length: pick([2, 3, 3, 4], 'length') }, (_, at) => {
    const cluster =
      hashOf(`${seed} cluster ${at}`) % 10 === 0 ? `${pick(CONSONANTS, `joined ${at}`)}्` : ''
    return cluster + pick(CONSONANTS, at) + pick(SIGNS, `sign ${at}`)
  }).join('')
}
