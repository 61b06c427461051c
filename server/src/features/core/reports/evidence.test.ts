import { postApi } from '@jes/contract/posts/posts'
import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { insertImage, storeImage } from '#features/core/pictures/commands.ts'
import { sweepMedia } from '#features/core/pictures/sweep.ts'
import { postTasks } from '#features/posts/posts/tasks.ts'
import { caseCrontab, caseTasks } from '#features/staff/cases/tasks.ts'
import { publishChange } from '#lib/changes.ts'
import { storage } from '#lib/storage.ts'
import { clipped } from '#test/clipped.ts'
import { cast, report } from '#test/moderating.ts'
import { posted } from '#test/postings.ts'
import { act, caseOf, decide, staff } from '#test/staffing.ts'
import { flat } from '#test/uploads.ts'
import { app, type Person, person, sql } from '#test/world.ts'

const bytes = await flat(40, 30).png().toBuffer()

/** A picture of a published post, older than a day. */
async function pictured(author: Person, post: string) {
  const picture = await insertImage(sql, await storeImage(bytes), author.id)
  await sql`update images set created_at = now() - interval '2 days' where id = ${picture._id}`
  await sql`insert into post_images (post_id, position, image_id) values (${post}, 0, ${picture._id})`
  const [row] = await sql<[{ key: string }]>`select key from images where id = ${picture._id}`
  return { file: `${row.key}-40.webp`, url: `/media/${row.key}-40.webp` }
}

async function fetchAs(who: Person | null, url: string) {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {}
  return (await app.inject({ url, headers })).statusCode
}

test('pictures of what was reported stay for the staff, until ninety days after it was decided', async () => {
  const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
  const post = await posted(author)
  const { file, url } = await pictured(author, post)
  await report(reporter, 'post', post, { reason: 'privateImages' })
  expect((await caseOf(mod, post)).evidence.images).toEqual([url])
  await author.call(postApi.remove, { params: { id: post } })
  await sql`update posts set deleted_at = now() - interval '31 days' where id = ${post}`
  await postTasks.sweepPosts?.({}, {} as never)
  await sweepMedia()
  expect(await storage.sizeOf(file)).not.toBeNull()
  const open = await caseOf(mod, post)
  expect(open).toMatchObject({ thingState: 'gone', evidence: { title: 'Momo', images: [url] } })

  await decide(mod, open, 'dismiss')
  await sql`update cases set closed_at = now() - interval '89 days' where id = ${open._id}`
  await caseTasks.emptyEvidence?.({}, {} as never)
  await sweepMedia()
  expect(await storage.sizeOf(file)).not.toBeNull()
  await sql`update cases set closed_at = now() - interval '91 days' where id = ${open._id}`
  await caseTasks.emptyEvidence?.({}, {} as never)
  await sweepMedia()
  expect(await storage.sizeOf(file)).toBeNull()
  expect(await caseOf(mod, post)).toMatchObject({
    outcome: 'gone',
    evidence: { title: '', content: '', images: [] },
    now: null,
  })
})

test('pictures of what is removed are for its author, the staff and nobody else, until it is back', async () => {
  const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
  const post = await posted(author)
  const { url } = await pictured(author, post)
  await report(reporter, 'post', post, { reason: 'privateImages' })
  expect(await fetchAs(null, url)).toBe(200)
  await decide(mod, await caseOf(mod, post), 'remove')
  expect(await fetchAs(null, url)).toBe(404)
  expect(await fetchAs(reporter, url)).toBe(404)
  expect(await fetchAs(author, url)).toBe(200)
  expect(await fetchAs(mod, url)).toBe(200)
  await act(mod, ['post', post], 'restore')
  await publishChange(sql, 'everything')
  expect(await fetchAs(null, url)).toBe(200)
})

test('pictures in a private hub are for the staff once they were reported', async () => {
  const { hub, author, member, outsider } = await cast({ isPrivate: true })
  const mod = await staff()
  const post = await posted(author, { hub })
  const { url } = await pictured(author, post)
  await sql`update images set is_private = true where owner_id = ${author.id}`
  expect(await fetchAs(mod, url)).toBe(404)
  await report(member, 'post', post, { reason: 'childSafety' })
  expect(await fetchAs(mod, url)).toBe(200)
  expect(await fetchAs(outsider, url)).toBe(404)
})

test('a clip is stored with its picture and its video', async () => {
  const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
  const clip = await clipped(author, { caption: 'Bad dance' })
  await report(reporter, 'clip', clip, { reason: 'childSafety' })
  const { kind, path, priority, evidence } = await caseOf(mod, clip)
  expect([kind, path, priority]).toEqual(['clip', `/jesclips/${clip}`, 3])
  expect(evidence).toMatchObject({ title: 'Bad dance', author: author.username })
  expect(evidence.images).toHaveLength(1)
  expect(evidence.video).toMatch(/^\/media\/.+-360\.mp4$/)
})

test('every job of the clock has its task', () => {
  for (const { task } of parseCrontab(caseCrontab)) expect(caseTasks).toHaveProperty(task)
})
