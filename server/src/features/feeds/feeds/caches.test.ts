import { hubApi } from '@jes/contract/hubs/hubs'
import { postApi } from '@jes/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCount, listenForChanges, publishChange } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import type { Topic } from '#lib/topics.ts'
import { founded } from '#test/hubs.ts'
import { posted, takeDown } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

async function change(...topics: Topic[]) {
  const before = changeCount()
  await publishChange(sql, topics)
  // Once when it has committed, once as an event.
  await expect.poll(changeCount).toBeGreaterThanOrEqual(before + 2)
}

async function listIn(hub: { id: string }, reader: Person) {
  const params = { id: hub.id }
  const { ads } = await reader.call(hubApi.posts, { params, query: { sort: 'top' } })
  return ads.map(({ _id }) => _id)
}

test('the list that members share of a hub is made anew when its posts change, not those of others', async () => {
  const [sita, reader] = [await person('sita'), await person('reader')]
  const [hub, elsewhere] = [await founded(sita), await founded(sita)]
  const first = await posted(sita, { hub })
  expect(await listIn(hub, reader)).toEqual([first])
  // Behind its back: the list is still the one that was begun, and nothing is shown that is gone.
  const second = await posted(sita, { hub })
  await change('lists', `hubPosts:${elsewhere.id}`, `post:${first}`)
  expect(await listIn(hub, reader)).toEqual([first])
  await takeDown(first)
  expect(await listIn(hub, reader)).toEqual([])
  await change(`hubPosts:${hub.id}`)
  expect(await listIn(hub, reader)).toEqual([second])
})

test('what a list shows of a post is read anew when that post, its author or its hub changes', async () => {
  const [sita, reader] = [await person('sita'), await person('reader')]
  const hub = await founded(sita)
  const id = await posted(sita, { hub })
  const [{ imageId }] = await sql<[{ imageId: string }]>`
    insert into images (owner_id, key, width, height, placeholder, widths, bytes)
    values (${sita.id}, ${`te/st/${id}`}, 360, 360, 'AAAA', '{360}', 1000) returning id as image_id`
  await sql`insert into post_images (post_id, position, image_id, alt) values (${id}, 0, ${imageId}, '0')`
  const alt = async () => {
    const { ads } = await reader.call(postApi.ofUser, { params: { userId: sita.id }, query: {} })
    return ads[0]?.images[0]?.alt
  }
  expect(await alt()).toBe('0')

  let written = 0
  for (const topic of [`post:${id}`, `user:${sita.id}`, `hub:${hub.id}`] as const) {
    written += 1
    await sql`update post_images set alt = ${String(written)} where post_id = ${id}`
    await change('lists', 'post:1', `hubPosts:${hub.id}`)
    expect(await alt()).toBe(String(written - 1))
    await change(topic)
    expect(await alt()).toBe(String(written))
  }
})
