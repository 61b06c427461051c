import type { Language } from '@jes/contract/core/settings'
import { Id } from '@jes/contract/lib/text'
import { safeParse } from 'zod/v4/core'
import type { Sql } from '#lib/db.ts'
import { ABOUT_JES, absent, type Head, withName } from './heads.ts'

/** The head of a list of people for link previews; a private one has none, and the app looks again for its owner. */
export async function findListHead(sql: Sql, id: string): Promise<(language: Language) => Head> {
  if (!safeParse(Id, id).success) return absent
  const [list] = await sql<{ name: string; about: string }[]>`
    select name, about from people_lists where id = ${id} and is_public`
  if (!list) return absent
  return (language) => ({
    title: withName(list.name),
    description: list.about || ABOUT_JES[language],
    isListed: false,
    status: 200,
    path: `/lists/${id}`,
  })
}
