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
  /** Moments in milliseconds: not before, and before. */
  since: number | null
  until: number | null
}

const PART = /(-)?(?:(\p{L}+):)?(?:"([^"]*)(?:"|$)|([^\s"]+))/gu
const MARKS: Record<string, Mark> = {
  image: 'image',
  images: 'image',
  photo: 'image',
  video: 'video',
  clip: 'video',
  link: 'link',
  poll: 'poll',
}

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
export function isOnlyWords({ from, in: place, since, until, has, without, phrases }: ParsedQuery) {
  const isNarrowed = from ?? place ?? since ?? until
  return isNarrowed === null && has.length + without.length + phrases.length === 0
}

/** Puts down what an operator says; false if it is none, or says nothing that can be understood. */
function isUnderstood(asked: ParsedQuery, key: string, value: string) {
  if (!value) return false
  if (key === 'from') asked.from = normalise(value.replace(/^@/, ''))
  else if (key === 'in') asked.in = value
  else if (key === 'since' || key === 'until') return isMoment(asked, key, value)
  else if (key === 'has') return isMark(asked, MARKS[value.toLowerCase()])
  else return false
  return true
}

function isMoment(asked: ParsedQuery, side: Side, value: string) {
  const moment = readMoment(normalise(value), side)
  if (moment === null) return false
  asked[side] = moment
  return true
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
