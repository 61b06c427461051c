import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { urlOf } from '#lib/mediaUrl.ts'
import { makeKey, storage } from '#lib/storage.ts'
import { founded } from '#test/hubs.ts'
import { flat } from '#test/uploads.ts'
import { person, sql } from '#test/world.ts'
import { insertImage, storeImage } from './commands.ts'
import { sweepMedia } from './sweep.ts'
import { pictureCrontab, pictureTasks } from './tasks.ts'

const bytes = await flat(40, 30).png().toBuffer()

test('pictures that nobody uses go after a day, with their files', async () => {
  const sita = await person('sita')
  const [old, fresh] = [await storedFor(sita.id, 25), await storedFor(sita.id, 23)]

  await sweepMedia()

  expect(await rowsOf(old.key)).toBe(0)
  expect(await storage.sizeOf(`${old.key}-40.webp`)).toBeNull()
  expect(await storage.sizeOf(`${old.key}-master.webp`)).toBeNull()
  expect(await rowsOf(fresh.key)).toBe(1)
  expect(await storage.sizeOf(`${fresh.key}-40.webp`)).not.toBeNull()
})

test('pictures stay that a post, a draft, a post to come, a profile, a hub or a link shows', async () => {
  const sita = await person('sita')
  const posted = await storedFor(sita.id, 25)
  const drafted = await storedFor(sita.id, 25)
  const scheduled = await storedFor(sita.id, 25)
  const face = await storedFor(sita.id, 25)
  const cover = await storedFor(sita.id, 25)
  const linked = await storedFor(null, 25)
  const [icon, hubCover] = [await storedFor(sita.id, 25), await storedFor(sita.id, 25)]
  const [post] = await sql<[{ id: string }]>`
    insert into posts (author_id, title, content, body, language)
    values (${sita.id}, 'Momo', '', '[]', 'en') returning id`
  await sql`insert into post_images (post_id, position, image_id) values (${post.id}, 0, ${posted.id})`
  const draft = { images: [{ _id: '1' }, { _id: drafted.id }] }
  await sql`insert into drafts (user_id, content) values (${sita.id}, ${sql.json(draft)})`
  await sql`
    insert into scheduled_posts (user_id, content, publish_at)
    values (${sita.id}, ${sql.json({ images: [{ _id: scheduled.id }] })}, now() + interval '9 days')`
  await sql`
    update users set image = ${urlOf(`${face.key}-40.webp`)}, cover = ${urlOf(`${cover.key}-40.webp`)}
    where id = ${sita.id}`
  await sql`
    insert into link_previews (url, image_id, state)
    values (${`https://jes.example/${linked.id}`}, ${linked.id}, 'ready')`
  const hub = await founded(sita)
  await sql`
    update hubs set icon_id = ${icon.id}, cover_id = ${hubCover.id} where id = ${hub.id}`

  await sweepMedia()

  for (const { key } of [posted, drafted, scheduled, face, cover, linked, icon, hubCover]) {
    expect(await rowsOf(key)).toBe(1)
    expect(await storage.sizeOf(`${key}-40.webp`)).not.toBeNull()
  }
})

test('files that several pictures share go with the last of them', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const stored = await storeImage(bytes)
  const [first, second] = [await insert(stored, sita.id), await insert(stored, hari.id)]
  await age(first, 25)

  await sweepMedia()
  expect(await rowsOf(stored.key)).toBe(1)
  expect(await storage.sizeOf(`${stored.key}-40.webp`)).not.toBeNull()

  await age(second, 25)
  await sweepMedia()
  expect(await rowsOf(stored.key)).toBe(0)
  expect(await storage.sizeOf(`${stored.key}-40.webp`)).toBeNull()
})

test('files that belong to no picture go after a day', async () => {
  const [old, fresh] = [`${makeKey()}-360.webp`, `${makeKey()}-360.webp`]
  for (const key of [old, fresh]) await storage.put(key, bytes)
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await utimes(join(config.DATA_DIR, 'media', old), dayAgo, dayAgo)
  const sita = await person('sita')
  const kept = await storedFor(sita.id, 1)
  await utimes(join(config.DATA_DIR, 'media', `${kept.key}-40.webp`), dayAgo, dayAgo)

  await sweepMedia()

  expect(await storage.sizeOf(old)).toBeNull()
  expect(await storage.sizeOf(fresh)).not.toBeNull()
  expect(await storage.sizeOf(`${kept.key}-40.webp`)).not.toBeNull()
})

test('every job of the clock has its task', () => {
  for (const { task } of parseCrontab(pictureCrontab)) expect(pictureTasks).toHaveProperty(task)
})

/** A picture that somebody uploaded so many hours ago. */
async function storedFor(ownerId: string | null, hours: number) {
  const stored = await storeImage(bytes)
  const id = await insert(stored, ownerId)
  await age(id, hours)
  return { id, key: stored.key }
}

async function insert(stored: Awaited<ReturnType<typeof storeImage>>, ownerId: string | null) {
  const { _id } = await insertImage(sql, stored, ownerId)
  return _id
}

async function age(id: string, hours: number) {
  await sql`update images set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`
}

async function rowsOf(key: string) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from images where key = ${key}`
  return count
}
