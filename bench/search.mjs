import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../scripts/build.mjs'
import { readSet } from './searchSet.mjs'
import { measureSpeed, seedMany } from './searchSpeed.mjs'
import { indexAll, seedPosts } from './searchWorld.mjs'
import { openScratch, startDatabase, startJes } from './servers.mjs'

/**
 * `npm run bench:search` measures recall; with `--misses` it lists what is not found, except for the held-out part, with
 * `--only=typo` it asks the questions of one kind, with `--every=5` each fifth one. With `--speed` it measures how long a search
 * takes among 200,000 posts.
 */
const isFast = process.argv.includes('--speed')
const isTelling = process.argv.includes('--misses')
const only = optionOf('--only=') ?? ''
const every = Number(optionOf('--every=') ?? 1)
const FIRST = 10
/** A word has a post for each of its forms and spellings: they do not count as standing before one another. */
const ASKED = 50
const AT_ONCE = 2
const BUSY_MS = 500
const server = (file) => import(new URL(`../server/dist/${file}.js`, import.meta.url))
const script = (file) => import(new URL(`../contract/dist/lib/script/${file}.js`, import.meta.url))

const scratch = openScratch()
try {
  await build()
  await (isFast ? race : measure)(await startDatabase(scratch))
} finally {
  await scratch.close()
}

async function measure(databaseUrl) {
  const { romanise } = await script('romanise')
  const questions = readSet(romanise)
  const texts = await writeWorld(
    databaseUrl,
    [...new Set(questions.map(({ wanted }) => wanted))],
    romanise,
  )
  const jes = await startJes(scratch, databaseUrl)
  const chosen = questions
    .filter(({ kind }) => kind.includes(only))
    .filter((_, at) => at % every === 0)
  say(`${texts.size} posts, ${chosen.length} questions.`)
  const thingOf = thingsIn(questions)
  const answers = await askAll(chosen, async (question) => {
    const found = await search(jes.url, question.asked)
    return rankOf(
      question,
      found.map((id) => texts.get(id)),
      thingOf,
    )
  })
  say(tableOf(answers))
  if (isTelling) for (const line of missesOf(answers)) say(line)
}

async function race(databaseUrl) {
  const { openDatabase } = await server('lib/db')
  const { indexPosts } = await server('features/core/searchIndex/posts')
  const { relearnWords } = await server('features/search/spellCorrection/learn')
  const sql = openDatabase(databaseUrl, { max: 1 })
  await sql`set statement_timeout = 0`
  const words = await seedMany(sql, { indexPosts, relearnWords })
  await sql.end()
  const jes = await startJes(scratch, databaseUrl)
  say(await measureSpeed(jes.url, words))
}

async function writeWorld(databaseUrl, wanted, romanise) {
  const { openDatabase } = await server('lib/db')
  const { indexPosts } = await server('features/core/searchIndex/posts')
  const { relearnWords } = await server('features/search/spellCorrection/learn')
  const sql = openDatabase(databaseUrl, { max: 1 })
  const texts = await seedPosts(sql, wanted, romanise)
  await indexAll(sql, [...texts.keys()], { indexPosts, relearnWords })
  await sql.end()
  return texts
}

/** The found posts; a server that is too busy is retried. */
async function search(url, asked) {
  const path = `/api/search?type=ads&limit=${ASKED}&q=${encodeURIComponent(asked)}`
  const reply = await fetch(url + path)
  if (reply.status === 503) return wait(BUSY_MS).then(() => search(url, asked))
  if (!reply.ok) throw new Error(`${asked} is answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()).ads.map(({ _id }) => _id)
}

/**
 * Whether the expected post is found behind fewer than ten others and no unwanted one is, how many before it are not the same word
 * in another spelling or form, and how much of the first ten is that word.
 */
function rankOf({ kind, wanted, unwanted }, found, thingOf) {
  const at = found.indexOf(wanted)
  const isSame = (text) => thingOf(text) === thingOf(wanted)
  const others = found.slice(0, at).filter((text) => !isSame(text))
  const first = found.slice(0, FIRST)
  return {
    isFound: at >= 0 && others.length < mostBefore(kind) && !found.includes(unwanted),
    share: at >= 0 ? 1 / (others.length + 1) : 0,
    precision: first.length > 0 ? first.filter(isSame).length / first.length : 0,
  }
}

/** What makes somebody do it counts as another verb, and there is a post for each form of both: पढ्नु, पढाउनु. */
function mostBefore(kind) {
  return kind.startsWith('verb') ? ASKED : FIRST
}

/** Words that are queries for each other are one thing; a mistyped word is none. */
function thingsIn(questions) {
  const next = new Map()
  const thingOf = (text) => (next.has(text) ? thingOf(next.get(text)) : text)
  const join = (one, other) => {
    if (one !== other) next.set(one, other)
  }
  for (const { kind, asked, wanted, thing = wanted } of questions) {
    if (kind === 'typo') continue
    join(thingOf(asked), thingOf(wanted))
    join(thingOf(wanted), thingOf(thing))
  }
  return thingOf
}

async function askAll(questions, ask) {
  const left = questions.entries()
  const answers = []
  const asker = async () => {
    for (const [, question] of left) answers.push({ ...question, ...(await ask(question)) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asker))
  return answers
}

function tableOf(answers) {
  const kinds = [...new Set(answers.map(({ kind }) => kind))].sort()
  const rows = kinds.map((kind) => {
    const of = answers.filter((answer) => answer.kind === kind)
    const parts = [false, true].map((isHeldOut) =>
      of.filter((answer) => answer.isHeldOut === isHeldOut),
    )
    return `| ${kind} | ${parts.map(figuresOf).join(' | ')} |`
  })
  return [
    '| class | tuned: questions | recall at 10 | MRR | precision | held out: questions | recall at 10 | MRR | precision |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function figuresOf(answers) {
  const found = answers.filter(({ isFound }) => isFound).length
  const shares = answers.reduce((sum, { share }) => sum + share, 0)
  const recall = ((100 * found) / answers.length).toFixed(1)
  const precise = answers.reduce((sum, { precision }) => sum + precision, 0)
  const precision = ((100 * precise) / answers.length).toFixed(1)
  return `${answers.length} | ${recall} % | ${(shares / answers.length).toFixed(3)} | ${precision} %`
}

function missesOf(answers) {
  return answers
    .filter(({ isFound, isHeldOut }) => !isFound && !isHeldOut)
    .map(({ kind, asked, wanted }) => `${kind}: ${asked} → ${wanted}`)
    .sort()
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function optionOf(option) {
  return process.argv.find((one) => one.startsWith(option))?.slice(option.length)
}
