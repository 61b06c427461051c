import {
  HUB_DESCRIPTION_MAX_LENGTH as LONGEST_DESCRIPTION,
  HUB_NAME_MAX_LENGTH as LONGEST_NAME,
} from '@jes/contract/hubs/hubs'
import { isBlank } from '#features/hubs/hubFields/ruleRows.ts'
import type { Problems } from '#lib/check.ts'
import type { HubDraft } from './hubDraft.ts'
import type { Pictures } from './send.ts'

export const SECTIONS = ['basics', 'pictures', 'tags', 'rules'] as const
export type Section = (typeof SECTIONS)[number]

/** The fields in their order on the form. */
const FIELDS = ['name', 'description', 'coverImage', 'icon', 'tags', 'rules']

/** The completed sections, for the rail. */
export function doneSections(draft: HubDraft, pictures: Pictures, problems: Problems) {
  const isWrong = (...fields: string[]) =>
    Object.entries(problems).some(([field, said]) => said && fields.includes(rootOf(field)))
  const rules = draft.rules.filter((rule) => !isBlank(rule))
  return {
    basics:
      isWithin(draft.name, 3, LONGEST_NAME) &&
      isWithin(draft.description, 10, LONGEST_DESCRIPTION) &&
      !isWrong('name', 'description'),
    pictures:
      (pictures.coverImage !== null || pictures.icon !== null) && !isWrong('coverImage', 'icon'),
    tags: draft.tags.length > 0 && !isWrong('tags'),
    rules: rules.length > 0 && rules.every(({ title }) => title.trim()) && !isWrong('rules'),
  }
}

/** Sorted in the order of the fields; problems without a field are shown for the whole form. */
export function inOrder(problems: Problems): Problems {
  const found = Object.entries(problems).filter(([, said]) => said)
  const placed = found.filter(([field]) => FIELDS.includes(rootOf(field)))
  const rest = found.find(([field]) => !FIELDS.includes(rootOf(field)))
  placed.sort(([a], [b]) => FIELDS.indexOf(rootOf(a)) - FIELDS.indexOf(rootOf(b)))
  return Object.fromEntries(rest ? [...placed, ['form', rest[1]]] : placed)
}

export function rootOf(field: string) {
  return field.split('.')[0]!
}

function isWithin(words: string, least: number, below: number) {
  const { length } = words.trim()
  return length >= least && length < below
}
