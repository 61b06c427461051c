import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { tagSound } from '@jes/contract/lib/script/tags'
import { audit } from '#features/core/staffAccess/audit.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** The length of the audit log's column. */
const THING_LENGTH = 60

/** Hides a hashtag from trends, in all its spellings, until it is shown again. */
export async function hideTrend(viewer: Viewer, hashtag: string, reason: string) {
  const { tag, sound } = readTag(hashtag)
  await sql.begin(async (sql) => {
    await sql`
      insert into hidden_trends (sound, tag, reason, by_id) values (${sound}, ${tag}, ${reason}, ${viewer.id})
      on conflict (sound) do update
      set tag = excluded.tag, reason = excluded.reason, by_id = excluded.by_id, created_at = now()`
    await log(sql, { act: 'hide', sound, tag, reason, byId: viewer.id })
  })
  return { isHidden: true }
}

/** Lets a hidden hashtag trend again, or one that waited for review. */
export async function showTrend(viewer: Viewer, hashtag: string) {
  const { tag, sound } = readTag(hashtag)
  await sql.begin(async (sql) => {
    const hidden = await sql`delete from hidden_trends where sound = ${sound}`
    const held = await sql`update trends set is_held = false where sound = ${sound} and is_held`
    if (hidden.count + held.count === 0) throw notFound()
    await log(sql, { act: 'show', sound, tag, reason: '', byId: viewer.id })
  })
  return { isHidden: false }
}

function readTag(hashtag: string) {
  const tag = hashtag.replace(/^#/, '')
  return { tag, sound: tagSound(hashtagKey(tag)) }
}

type Act = { act: 'hide' | 'show'; sound: string; tag: string; reason: string; byId: string }

async function log(sql: Sql, { act, sound, tag, reason, byId }: Act) {
  await sql`
    insert into trend_log (act, sound, tag, reason, by_id)
    values (${act}, ${sound}, ${tag}, ${reason}, ${byId})`
  await publishChange(sql, 'everything')
  await audit(sql, {
    byId,
    action: `trend.${act}`,
    kind: 'hashtag',
    thingId: tag.slice(0, THING_LENGTH),
    reason,
  })
}
