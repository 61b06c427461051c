import { build } from '../scripts/build.mjs'
import { hashOf, readPairs } from './searchSet.mjs'
import { verbForms } from './searchVerbs.mjs'

/**
 * `npm run bench:typing` measures how often the typing help has the right word first, and among its three choices, for words in
 * Roman letters. No word of these sets was taken into its dictionary from them. With `--misses` it lists the wrong ones.
 */
const isTelling = process.argv.includes('--misses')
/** Of so many forms of verbs one is asked. */
const EVERY_FORM = 7
const ENDINGS = ['ma मा', 'ko को', 'bata बाट', 'haru हरू', 'lai लाई', 'le ले', 'samma सम्म'].map(
  (pair) => pair.split(' '),
)
const script = (file) => import(new URL(`../contract/dist/lib/script/${file}.js`, import.meta.url))

await build()
const { toDevanagari } = await script('devanagari')
const { romanise } = await script('romanise')
const nouns = [...readPairs('pairs.tsv'), ...readPairs('nouns.tsv')].filter(isOneWord)
const sets = {
  'nouns, by hand': nouns,
  'verbs and small words, by hand': readPairs('verbs.tsv').filter(isOneWord),
  'nouns with an ending, by rule': nouns.map(withEnding),
  'forms of verbs, by rule': verbForms(romanise)
    .filter((_, at) => at % EVERY_FORM === 0)
    .map(([nepali, roman]) => ({ nepali, roman })),
}

say('| set | words | first | within three |\n|---|---|---|---|')
const all = Object.entries(sets).map(([name, pairs]) => measure(name, pairs))
say(row('all', all.flat()))
if (isTelling)
  for (const { roman, wanted, choices } of all.flat().filter(({ at }) => at !== 0))
    say(`${roman}: ${[...wanted].join(' ')}, not ${choices.join(' ')}`)

/** Where a word in Roman letters is written in several ways, each of them is right. */
function measure(name, pairs) {
  const wanted = new Map()
  for (const { nepali, roman } of pairs)
    wanted.set(roman, (wanted.get(roman) ?? new Set()).add(plain(nepali)))
  const answers = [...wanted].map(([roman, right]) => {
    const choices = toDevanagari(roman).map(plain)
    return { roman, wanted: right, choices, at: choices.findIndex((one) => right.has(one)) }
  })
  say(row(name, answers))
  return answers
}

function row(name, answers) {
  const share = (isRight) =>
    `${((100 * answers.filter(isRight).length) / answers.length).toFixed(1)} %`
  return `| ${name} | ${answers.length} | ${share(({ at }) => at === 0)} | ${share(({ at }) => at >= 0)} |`
}

function withEnding({ nepali, roman }) {
  const [typed, ending] = ENDINGS[hashOf(`ending of ${roman}`) % ENDINGS.length]
  return { nepali: nepali + ending, roman: roman + typed }
}

function isOneWord({ nepali, roman }) {
  return /^[a-z]+$/.test(roman) && !nepali.includes(' ')
}

/** Joiners change no word. */
function plain(word) {
  return word.normalize('NFC').replace(/[\u200c\u200d]/g, '')
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
