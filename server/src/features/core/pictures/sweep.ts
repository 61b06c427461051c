import { type Sql, sql } from '#lib/db.ts'
import { storage } from '#lib/storage.ts'

const FILES_AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FILE = /^(.{28})-/

/** Deletes pictures that nobody uses and files without a row, once they are a day old. */
export async function sweepMedia() {
  await sweepImages()
  await sweepFiles()
}

async function sweepImages() {
  let after: string | undefined = '0'
  while (after) {
    const old: { id: string }[] = await sql`
      select id from images
      where id > ${after} and created_at < now() - interval '24 hours'
      order by id
      limit 500`
    const ids = old.map(({ id }) => id)
    await removePictures(await sql.begin((sql) => deleteUnused(sql, ids)))
    after = ids.at(-1)
  }
}

/**
 * Locks the rows, then checks again: a post that uses one at the same moment is seen, or waits and finds it deleted.
 */
async function deleteUnused(sql: Sql, ids: string[]) {
  const locked = await sql<{ id: string }[]>`
    select i.id from images i where i.id = any(${ids}::bigint[]) and ${isUnused(sql)} for update`
  return sql<{ key: string; widths: number[] }[]>`
    delete from images i
    where i.id = any(${locked.map(({ id }) => id)}::bigint[]) and ${isUnused(sql)}
    returning i.key, i.widths`
}

/** SQL condition: no post, clip, preview, hub, group, article, profile, draft or scheduled post shows the image `i`. */
function isUnused(sql: Sql) {
  return sql`
    not exists (select from post_images p where p.image_id = i.id)
    and not exists (select from clips c where c.cover_id = i.id)
    and not exists (select from link_previews l where l.image_id = i.id)
    and not exists (select from hubs h where h.icon_id = i.id)
    and not exists (select from hubs h where h.cover_id = i.id)
    and not exists (select from talks t where t.image_id = i.id)
    and not exists (select from blogs b where b.cover_id = i.id)
    and not exists (select from cases c where c.file_keys @> array[i.key])
    and not exists (select from users u where u.image_id = i.id)
    and not exists (select from users u where u.cover_id = i.id)
    and not exists (
      select from users u
      where u.id = i.owner_id and (position(i.key in u.image) > 0 or position(i.key in u.cover) > 0))
    and not exists (
      select from drafts d
      where d.user_id = i.owner_id
        and d.content->'images' @> jsonb_build_array(jsonb_build_object('_id', i.id::text)))
    and not exists (
      select from scheduled_posts d
      where d.user_id = i.owner_id
        and d.content->'images' @> jsonb_build_array(jsonb_build_object('_id', i.id::text)))`
}

/** Several rows may share a key: its files are deleted with the last of them. */
export async function removePictures(removed: { key: string; widths: number[] }[]) {
  const used = await listUsed(removed.map(({ key }) => key))
  for (const { key, widths } of removed.filter(({ key }) => !used.has(key))) {
    await storage.remove(`${key}-master.webp`)
    for (const width of widths) {
      await storage.remove(`${key}-${width}.webp`)
      await storage.remove(`${key}-${width}.avif`)
    }
  }
}

async function sweepFiles() {
  await storage.removeUnfinished(new Date(Date.now() - DAY_MS))
  let batch: string[] = []
  for await (const { key, writtenAt } of storage.list()) {
    if (Date.now() - writtenAt.getTime() > DAY_MS) batch.push(key)
    if (batch.length < FILES_AT_ONCE) continue
    await removeUnused(batch)
    batch = []
  }
  await removeUnused(batch)
}

async function removeUnused(files: string[]) {
  const keyOf = (file: string) => FILE.exec(file)![1]!
  const used = await listUsed(files.map(keyOf))
  for (const file of files) if (!used.has(keyOf(file))) await storage.remove(file)
}

async function listUsed(keys: string[]) {
  const rows = await sql<{ key: string }[]>`
    select key from images where key = any(${keys}::text[])
    union
    select key from clips where key = any(${keys}::text[])
    union
    select key from exports where key = any(${keys}::text[]) and state <> 'expired'`
  return new Set(rows.map(({ key }) => key))
}
