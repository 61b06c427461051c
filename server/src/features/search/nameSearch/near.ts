import { isNear } from '@jes/contract/lib/script/near'
import { NAME } from '#features/core/searchIndex/names.ts'
import { keysOf } from '#features/core/searchIndex/text.ts'
import { quoted, type Typed } from '#features/core/searchIndex/typed.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import type { NameIndex } from './nameQuery.ts'

/** How many similar names are read for a word, and how many of their words are used. */
const MOST_NAMES = 300
const MOST_MEANT = 5
/** Shorter words are not treated as typing errors. */
const LEAST_LETTERS = 4
/** Consonants with the prefix: shorter keys match too many words. */
const LEAST_ROUGH = 4

/** The query for words with typing errors, or null if no word can have one. */
export async function mendNames(sql: Sql, index: NameIndex, { words, phonetic }: Typed) {
  const wrong = words.filter((word) => [...word].length >= LEAST_LETTERS && !word.includes('_'))
  if (wrong.length === 0) return null
  const meant = await listMeant(sql, index, wrong)
  if (meant.size === 0) return null
  return words
    .map((word, at) => {
      const names = (meant.get(word) ?? []).map((name) => quoted(NAME + name))
      return `(${[...phonetic[at]!, ...names].join(' | ')})`
    })
    .join(' & ')
}

/** For each word the words and phonetic keys of names that it may be a typing error of, the most frequent first. */
async function listMeant(sql: Sql, index: NameIndex, words: string[]) {
  const names = await listAlike(sql, index, words)
  const meant = new Map<string, string[]>()
  for (const word of words) {
    const { sounds, rough } = keysOf(word)
    const forms = [word, ...sounds]
    const counts = new Map<string, number>()
    for (const name of names.flatMap((all) => all.split(' '))) {
      if (forms.some((form) => isNear(form, name))) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_MEANT)
    const isTelling = rough !== null && rough.length >= LEAST_ROUGH
    const all = [...most.map(([name]) => name), ...(isTelling ? [rough] : [])]
    if (all.length > 0) meant.set(word, all)
  }
  return meant
}

async function listAlike(sql: Sql, { table, names, isOpen }: NameIndex, words: string[]) {
  const ofWord = (word: string) => sql`
    (select ${names} as names from ${table} where ${names} %> ${word} and ${isOpen} ${limitTo(sql, MOST_NAMES)})`
  const rows = await sql<{ names: string }[]>`
    ${words.map(ofWord).reduce((all, one) => sql`${all} union all ${one}`)}`
  return rows.map(({ names }) => names)
}
