import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

export const caseTasks: TaskList = { emptyEvidence }
/** At night in Nepal, before unused pictures are deleted. */
export const caseCrontab = '7 21 * * * emptyEvidence'

const STORED_DAYS = 90
const BATCH = 500

/** Erases texts and pictures of evidence some time after their case was closed. */
async function emptyEvidence() {
  let emptied: number
  do {
    const { count } = await sql`
      update cases set evidence = '{}', file_keys = '{}'
      where id in (
        select id from cases
        where state = 'closed' and evidence <> '{}' and closed_at < now() - make_interval(days => ${STORED_DAYS})
        ${limitTo(sql, BATCH)}
      )`
    emptied = count
  } while (emptied === BATCH)
}
