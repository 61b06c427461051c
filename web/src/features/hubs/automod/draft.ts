import type { AutomodRule } from '@jes/contract/hubs/automod'

export type Kind = AutomodRule['kind']
export type Action = AutomodRule['action']

/** A rule as it is typed: lists and numbers are still text. */
export type RuleDraft = {
  key: string
  kind: Kind
  list: string
  number: string
  action: Action
  label: string
}

const USUAL: Record<Kind, string> = {
  words: '',
  domains: '',
  accountAge: '3',
  links: '3',
  caps: '80',
}

export function newRule(kind: Kind): RuleDraft {
  return {
    key: crypto.randomUUID(),
    kind,
    list: '',
    number: USUAL[kind],
    action: 'hold',
    label: '',
  }
}

/** A rule of the server in the form for typing. */
export function draftOf(rule: AutomodRule): RuleDraft {
  const draft = { ...newRule(rule.kind), action: rule.action, label: rule.label }
  if (rule.kind === 'words') return { ...draft, list: rule.words.join('\n') }
  if (rule.kind === 'domains') return { ...draft, list: rule.domains.join('\n') }
  if (rule.kind === 'accountAge') return { ...draft, number: String(rule.days) }
  if (rule.kind === 'links') return { ...draft, number: String(rule.most) }
  return { ...draft, number: String(rule.percent) }
}

/** The typed rule in the contract's form; the contract checks it. */
export function ruleOf({ kind, list, number, action, label }: RuleDraft): AutomodRule {
  const ruleAction = { action, label: action === 'label' ? label.trim() : '' }
  if (kind === 'words') return { kind, words: partsOf(list), ...ruleAction }
  if (kind === 'domains') return { kind, domains: partsOf(list).map(domainOf), ...ruleAction }
  if (kind === 'accountAge') return { kind, days: wholeOf(number), ...ruleAction }
  if (kind === 'links') return { kind, most: wholeOf(number), ...ruleAction }
  return { kind, percent: wholeOf(number), ...ruleAction }
}

/** Whether two sets of rules are equal, however they were typed. */
export function isSame(one: readonly AutomodRule[], other: readonly AutomodRule[]) {
  return JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder))
}

/** One by line or comma, each once. */
function partsOf(list: string) {
  const parts = list.split(/[\n,]/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** A pasted URL means its domain. */
function domainOf(part: string) {
  return part
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '')
}

function wholeOf(number: string) {
  const typed = number.trim()
  return typed === '' ? Number.NaN : Number(typed)
}

function inOrder(rule: AutomodRule) {
  return Object.entries(rule).sort(([one], [other]) => one.localeCompare(other))
}
