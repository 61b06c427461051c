import type { NewAnnouncement } from '@jes/contract/site/announcements'
import { audit } from '#features/core/staffAccess/audit.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { publishAnnounced } from '#lib/live.ts'
import type { Viewer } from '#lib/serve.ts'
import { findAnnouncement } from './queries.ts'

/** Publishes an announcement to everybody, for a period. */
export async function announce(viewer: Viewer, said: NewAnnouncement) {
  return sql.begin(async (sql) => {
    const [{ id }] = await sql<[{ id: string }]>`
      insert into announcements (en, ne, link, tone, starts_at, ends_at, by_id)
      values (${said.en}, ${said.ne}, ${said.link}, ${said.tone}, ${said.startsAt}, ${said.endsAt}, ${viewer.id})
      returning id`
    return finish(sql, viewer, { id, action: 'announcement.add', said })
  })
}

export async function changeAnnouncement(viewer: Viewer, id: string, said: NewAnnouncement) {
  return sql.begin(async (sql) => {
    const { count } = await sql`
      update announcements
      set en = ${said.en}, ne = ${said.ne}, link = ${said.link}, tone = ${said.tone},
          starts_at = ${said.startsAt}, ends_at = ${said.endsAt}
      where id = ${id}`
    if (count === 0) throw notFound()
    return finish(sql, viewer, { id, action: 'announcement.change', said })
  })
}

export async function removeAnnouncement(viewer: Viewer, id: string) {
  await sql.begin(async (sql) => {
    const [removed] = await sql<{ en: string }[]>`
      delete from announcements where id = ${id} returning en`
    if (!removed) throw notFound()
    await write(sql, viewer, { id, action: 'announcement.remove', facts: { en: removed.en } })
  })
}

type Done = { id: string; action: string; said: NewAnnouncement }

async function finish(sql: Sql, viewer: Viewer, { id, action, said }: Done) {
  const announcement = await findAnnouncement(sql, id)
  if (!announcement) throw notFound()
  const { en, startsAt, endsAt } = said
  await write(sql, viewer, { id, action, facts: { en, startsAt, endsAt } })
  return announcement
}

type Entry = { id: string; action: string; facts: Record<string, string> }

async function write(sql: Sql, viewer: Viewer, { id, action, facts }: Entry) {
  await publishChange(sql, 'everything')
  await publishAnnounced(sql)
  await audit(sql, { byId: viewer.id, action, kind: 'announcement', thingId: id, facts })
}
