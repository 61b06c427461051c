import type { AutomodRule } from '@jes/contract/hubs/automod'
import { parseMarkdown } from '@jes/contract/lib/markdown'
import { linksIn } from '@jes/contract/lib/markdown/words'
import { findDomains, listDomains } from './domains.ts'
import { findWords, listWords } from './words.ts'

/** Texts with fewer Latin letters are not checked for capitals. */
const LEAST_LETTERS = 20
const DAY_MS = 24 * 60 * 60 * 1000
const STRICTNESS = { label: 1, hold: 2, remove: 3 }

export type Text = { title?: string; content: string }
export type Writer = { /** How old the account was, in milliseconds. */ age: number }

export type Verdict = {
  action: AutomodRule['action']
  label: string
  kind: AutomodRule['kind']
  /** The position of the rule, from 0. */
  rule: number
  /** What the rule matched in the text. */
  found: string
}

type Meaning = { rule: number; found: string }
export type ReadyRules = ReturnType<typeof readyRules>

/** The rules of a hub, prepared once for many texts. */
export function readyRules(rules: AutomodRule[]) {
  const placed = rules.map((rule, place) => ({ rule, place }))
  return {
    rules,
    words: listWords<Meaning>(
      placed.flatMap(({ rule, place }) =>
        rule.kind === 'words'
          ? rule.words.map((word) => ({ word, meaning: { rule: place, found: word } }))
          : [],
      ),
    ),
    domains: listDomains<Meaning>(
      placed.flatMap(({ rule, place }) =>
        rule.kind === 'domains'
          ? rule.domains.map((domain) => ({ domain, meaning: { rule: place, found: domain } }))
          : [],
      ),
    ),
    hasLinks: rules.some(({ kind }) => kind === 'links' || kind === 'domains'),
  }
}

/** The strictest action of the matching rules; among equals the first rule. */
export function matchRules(ready: ReadyRules, text: Text, writer: Writer): Verdict | null {
  const whole = `${text.title ?? ''}\n${text.content}`
  const links = ready.hasLinks ? listLinks(text) : []
  const found = [
    ...findWords(ready.words, whole),
    ...findDomains(ready.domains, { links, text: whole }),
    ...findTraits(ready.rules, { whole, links, age: writer.age }),
  ]
  let strictest: Verdict | null = null
  for (const { rule: place, found: what } of found) {
    const { action, label, kind } = ready.rules[place]!
    const verdict = { action, label, kind, rule: place, found: what }
    if (!strictest || isStricter(verdict, strictest)) strictest = verdict
  }
  return strictest
}

function isStricter(one: Verdict, other: Verdict) {
  const difference = STRICTNESS[one.action] - STRICTNESS[other.action]
  return difference > 0 || (difference === 0 && one.rule < other.rule)
}

/** In a title a URL does not become a link, but is checked as one. */
function listLinks({ title = '', content }: Text) {
  return [...linksIn(parseMarkdown(content, () => false)), ...(title.match(/https?:\S+/gi) ?? [])]
}

type Traits = { whole: string; links: string[]; age: number }

function findTraits(rules: AutomodRule[], { whole, links, age }: Traits) {
  return rules.flatMap((rule, place): Meaning | [] => {
    switch (rule.kind) {
      case 'accountAge':
        return age < rule.days * DAY_MS
          ? { rule: place, found: String(Math.floor(age / DAY_MS)) }
          : []
      case 'links':
        return links.length >= rule.most ? { rule: place, found: String(links.length) } : []
      case 'caps': {
        const share = shareOfCapitals(whole)
        return share >= rule.percent ? { rule: place, found: `${Math.floor(share)} %` } : []
      }
      default:
        return []
    }
  })
}

/** The percentage of capitals among the Latin letters; other scripts have none. */
function shareOfCapitals(text: string) {
  const letters = text.match(/(?=\p{L})\p{Script=Latin}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS) return 0
  return ((text.match(/(?=\p{Lu})\p{Script=Latin}/gu)?.length ?? 0) * 100) / letters
}
