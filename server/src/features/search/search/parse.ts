import type { Language } from '@jes/contract/core/settings'
import { normalise } from '@jes/contract/lib/script/letters'
import { type Mark, searchedWords } from '#features/core/searchIndex/text.ts'
import { readMoment, type Side } from './dates.ts'

/** What somebody asks for, taken apart. */
export type ParsedQuery = {
  words: string[]
  phrases: string[][]
  without: string[][]
  tags: string[]
  has: Mark[]
  from: string | null
  in: string | null
  language: Language | null
  /** Moments in milliseconds: not before, and before. */
  since: number | null
  until: number | null
}

const PART = /(-)?(?:(\p{L}+):)?(?:"([^"]*)(?:"|$)|([^\s"]+))/gu
const MARKS = new Map<string, Mark>([
  ['image', 'image'],
  ['images', 'image'],
  ['photo', 'image'],
  ['video', 'video'],
  ['clip', 'video'],
  ['link', 'link'],
  ['poll', 'poll'],
])
const LANGUAGES = new Map<string, Language>([
  ['en', 'en'],
  ['english', 'en'],
  ['अङ्ग्रेजी', 'en'],
  ['ne', 'ne'],
  ['nepali', 'ne'],
  ['नेपाली', 'ne'],
])
type Bound = { of: Side; is: Side }
/** Where what is asked for begins or ends; of the day itself nothing is after it, nor before it. */
const BOUNDS = new Map<string, Bound>([
  ['since', { of: 'since', is: 'since' }],
  ['until', { of: 'until', is: 'until' }],
  ['after', { of: 'until', is: 'since' }],
  ['before', { of: 'since', is: 'until' }],
])

/** Takes a query apart; whatever is no operator is words, and nothing that can be typed is refused. */
export function parseQuery(q: string): ParsedQuery {
  const asked: ParsedQuery = {
    words: [],
    phrases: [],
    without: [],
    tags: [],
    has: [],
    from: null,
    in: null,
    language: null,
    since: null,
    until: null,
  }
  for (const [part, minus, key, quoted, bare] of q.replace(/[“”„«»]/g, '"').matchAll(PART)) {
    const value = quoted ?? bare ?? ''
    if (!minus && key && isUnderstood(asked, key.toLowerCase(), value.trim())) continue
    if (!minus && bare?.startsWith('#') && !key && addTag(asked, bare)) continue
    addWords(asked, part, { isWithout: Boolean(minus), isPhrase: quoted !== undefined && !key })
  }
  return { ...asked, words: [...new Set(asked.words)], tags: [...new Set(asked.tags)] }
}

/** Whether it asks for nothing but words, so that people, hubs and hashtags may be meant too. */
export function isOnlyWords(asked: ParsedQuery) {
  const { has, without, phrases } = asked
  const isNarrowed = asked.from ?? asked.in ?? asked.language ?? asked.since ?? asked.until
  return isNarrowed === null && has.length + without.length + phrases.length === 0
}

/** Puts down what an operator says; false if it is none, or says nothing that can be understood. */
function isUnderstood(asked: ParsedQuery, key: string, value: string) {
  if (!value) return false
  if (key === 'from') asked.from = normalise(value.replace(/^@/, ''))
  else if (key === 'in') asked.in = value
  else if (BOUNDS.has(key)) return isMoment(asked, BOUNDS.get(key)!, value)
  else if (key === 'lang') return isLanguage(asked, LANGUAGES.get(value.toLowerCase()))
  else if (key === 'has') return isMark(asked, MARKS.get(value.toLowerCase()))
  else return false
  return true
}

function isMoment(asked: ParsedQuery, bound: Bound, value: string) {
  const moment = readMoment(normalise(value), bound.of)
  if (moment === null) return false
  asked[bound.is] = moment
  return true
}

function isLanguage(asked: ParsedQuery, language: Language | undefined) {
  if (language) asked.language = language
  return language !== undefined
}

function isMark(asked: ParsedQuery, mark: Mark | undefined) {
  if (mark) asked.has.push(mark)
  return mark !== undefined
}

function addTag(asked: ParsedQuery, typed: string) {
  const tag = typed.replace(/[^\p{L}\p{M}\p{N}_\u200c\u200d]/gu, '')
  if (tag) asked.tags.push(tag)
  return tag !== ''
}

function addWords(
  asked: ParsedQuery,
  part: string,
  how: { isWithout: boolean; isPhrase: boolean },
) {
  const words = searchedWords(part)
  if (words.length === 0) return
  if (how.isWithout) asked.without.push(words)
  else if (how.isPhrase && words.length > 1) asked.phrases.push(words)
  else asked.words.push(...words)
}
