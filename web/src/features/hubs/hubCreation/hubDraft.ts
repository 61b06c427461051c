import {
  HUB_DESCRIPTION_MAX_LENGTH,
  HUB_NAME_MAX_LENGTH,
  MOST_RULES,
  MOST_TAGS,
} from '@jes/contract/hubs/hubs'
import {
  blankRow,
  isBlank,
  type RuleRow,
  rowOf,
  rulesOf,
} from '#features/hubs/hubFields/ruleRows.ts'

/** A hub that is being created, without its pictures. */
export type HubDraft = {
  name: string
  description: string
  isPrivate: boolean
  tags: string[]
  rules: RuleRow[]
}

/** What this browser stores; pictures are too large for that, so only that there were some. */
type SavedDraft = { draft: HubDraft; hadPictures: boolean }

export function blankDraft(): HubDraft {
  return { name: '', description: '', isPrivate: false, tags: [], rules: [blankRow()] }
}

export function isUntouched({ name, description, isPrivate, tags, rules }: HubDraft) {
  const hasWords = [name, description].some((words) => words.trim() !== '')
  return !hasWords && !isPrivate && tags.length === 0 && rules.every(isBlank)
}

export function readDraft(userId: string): SavedDraft {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    return toSaved((saved ?? {}) as Record<string, unknown>)
  } catch {
    return toSaved({})
  }
}

export function writeDraft(userId: string, draft: HubDraft, hasPictures: boolean) {
  try {
    if (isUntouched(draft) && !hasPictures) return localStorage.removeItem(keyOf(userId))
    const saved = { ...draft, rules: rulesOf(draft.rules), hadPictures: hasPictures }
    localStorage.setItem(keyOf(userId), JSON.stringify(saved))
  } catch {
    // Where nothing can be stored, the draft lives as long as the page.
  }
}

function keyOf(userId: string) {
  return `jes-hub-draft-${userId}`
}

/** Parses whatever was stored into a draft. */
function toSaved({
  name,
  description,
  isPrivate,
  tags,
  rules,
  hadPictures,
}: Record<string, unknown>) {
  const rows = (Array.isArray(rules) ? rules : [])
    .slice(0, MOST_RULES)
    .map((rule) => rowOf({ title: wordsOf(rule?.title), description: wordsOf(rule?.description) }))
  const draft: HubDraft = {
    name: wordsOf(name).slice(0, HUB_NAME_MAX_LENGTH),
    description: wordsOf(description).slice(0, HUB_DESCRIPTION_MAX_LENGTH),
    isPrivate: isPrivate === true,
    tags: (Array.isArray(tags) ? tags.map(wordsOf).filter(Boolean) : []).slice(0, MOST_TAGS),
    rules: rows.length > 0 ? rows : [blankRow()],
  }
  return { draft, hadPictures: hadPictures === true }
}

function wordsOf(saved: unknown) {
  return typeof saved === 'string' ? saved : ''
}
