import type { WordList } from '@jes/contract/staff/adminMembers'
import { audit } from '#features/core/staffAccess/audit.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { MOST_WORDS } from './cache.ts'
import { findWatched } from './queries.ts'

/** Adds a word to a list, matched in both scripts. */
export async function addWord(viewer: Viewer, { list, word }: { list: WordList; word: string }) {
  return sql.begin(async (sql) => {
    const [{ words }] = await sql<[{ words: number }]>`
      select count(*)::int as words from watched_words where list = ${list}`
    if (words >= MOST_WORDS) throw invalid({ word: 'core.word_list_full' })
    const [added] = await sql<{ id: string }[]>`
      insert into watched_words (list, word, by_id) values (${list}, ${word}, ${viewer.id})
      on conflict (list, lower(word)) do nothing
      returning id`
    if (!added) throw invalid({ word: 'core.word_known' })
    const watched = await findWatched(sql, added.id)
    if (!watched) throw notFound()

    await publishChange(sql, 'everything')
    await audit(sql, {
      byId: viewer.id,
      action: 'word.add',
      kind: 'word',
      thingId: added.id,
      facts: { list, word },
    })
    return watched
  })
}

export async function removeWord(viewer: Viewer, id: string) {
  await sql.begin(async (sql) => {
    const [removed] = await sql<{ list: string; word: string }[]>`
      delete from watched_words where id = ${id} returning list, word`
    if (!removed) throw notFound()
    await publishChange(sql, 'everything')
    await audit(sql, {
      byId: viewer.id,
      action: 'word.remove',
      kind: 'word',
      thingId: id,
      facts: { ...removed },
    })
  })
}
