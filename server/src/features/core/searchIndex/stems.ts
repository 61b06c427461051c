import type { Fragment, Sql } from '#lib/db.ts'
import { STEM } from './text.ts'

/** SQL: the stems of a text in both languages, each with its prefix; stop words have none. */
export function stemsOf(sql: Sql, text: Fragment) {
  return sql`
    array(
      select distinct ${STEM} || l
      from unnest(tsvector_to_array(to_tsvector('nepali', ${text}) || to_tsvector('english', ${text}))) l
    )`
}
