import type { Language } from '@jes/contract/core/settings'
import type { Announcement, StaffAnnouncement } from '@jes/contract/site/announcements'
import { findMaintenance } from '#features/core/featureFlags/queries.ts'
import { userJson } from '#features/core/users/queries.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import { speak } from '#lib/speak.ts'
import { makeTtlCache } from '#lib/ttlCache.ts'

/** Nobody reads more at once. */
const MOST_AT_ONCE = 3
const TTL_MS = 10_000

const announcementCache = makeTtlCache<boolean>('announcements', TTL_MS)

/** The current announcements: maintenance first, then warnings, then the latest. */
export async function listCurrent(sql: Sql, language: Language): Promise<Announcement[]> {
  const rows = await sql<Announcement[]>`
    select a.id as _id, ${language === 'ne' ? sql`a.ne` : sql`a.en`} as text, a.link, a.tone
    from announcements a
    where a.ends_at > now() and a.starts_at <= now()
    order by a.tone = 'warning' desc, a.starts_at desc, a.id desc
    ${limitTo(sql, MOST_AT_ONCE)}`
  return [...(await announceMaintenance(sql, language)), ...rows]
}

/** Not a row: it is there as long as the switch is off, whoever switched it. */
async function announceMaintenance(sql: Sql, language: Language): Promise<Announcement[]> {
  const found = await findMaintenance(sql)
  if (!found) return []
  const text = found.message ?? speak('core.maintenance', language)
  return [{ _id: found.id, text, link: '', tone: 'warning' }]
}

/** Whether there is an announcement: checked for every page that is sent. */
export function hasAnnouncement(sql: Sql) {
  return announcementCache(sql, async () => (await listCurrent(sql, 'en')).length > 0)
}

/** For the staff: past and future ones, too. */
export async function listAnnouncements(sql: Sql, query: { cursor?: string; limit: number }) {
  const after = query.cursor ? readCursor(query.cursor, ['id'])[0] : null
  const isBehind = after ? sql`a.id < ${after}` : sql`true`
  const rows = await selectAnnouncements(sql, isBehind, query.limit + 1)
  const { shown, nextCursor } = cutPage(rows, query.limit, ({ _id }) => writeCursor(_id))
  return { announcements: shown, nextCursor }
}

export async function findAnnouncement(sql: Sql, id: string) {
  const [found] = await selectAnnouncements(sql, sql`a.id = ${id}`, 1)
  return found ?? null
}

async function selectAnnouncements(sql: Sql, condition: Fragment, count: number) {
  const rows = await sql<StaffAnnouncement[]>`
    select a.id as _id, a.en, a.ne, a.link, a.tone, a.starts_at, a.ends_at, ${userJson(sql, 'u')} as by
    from announcements a
    left join users u on u.id = a.by_id
    where ${condition}
    order by a.id desc
    ${limitTo(sql, count)}`
  return [...rows]
}
