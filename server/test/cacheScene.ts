import { randomBytes } from 'node:crypto'
import { clipApi } from '@jes/contract/clips/clips'
import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { exploreApi } from '@jes/contract/feeds/explore'
import { placeApi } from '@jes/contract/feeds/places'
import { rankingApi } from '@jes/contract/feeds/ranking'
import { trendingApi } from '@jes/contract/feeds/trending'
import { type AutomodRule, automodApi } from '@jes/contract/hubs/automod'
import { hubApi } from '@jes/contract/hubs/hubs'
import type { AnyEndpoint, Sent } from '@jes/contract/lib/endpoint'
import { earningApi } from '@jes/contract/money/earnings'
import { premiumApi } from '@jes/contract/money/premium'
import { postApi } from '@jes/contract/posts/posts'
import { searchApi } from '@jes/contract/search/search'
import { announcementApi } from '@jes/contract/site/announcements'
import { blogApi } from '@jes/contract/site/blogs'
import { expect } from 'vitest'
import { changeCount, hasChanged, publishChange } from '#lib/changes.ts'
import { urlOf } from '#lib/mediaUrl.ts'
import { storage } from '#lib/storage.ts'
import type { Topic } from '#lib/topics.ts'
import { clipped } from './clipped.ts'
import { founded, joined } from './hubs.ts'
import { say } from './talking.ts'
import { app, ask, newName, type Person, person, sql } from './world.ts'

const SPAM: AutomodRule = { kind: 'words', words: ['spam'], action: 'hold', label: '' }

export type CacheScene = Awaited<ReturnType<typeof cacheScene>>

/** A hub with a team and AutoMod, a post in it with a picture and a poll and its quote, one outside, a clip, comments. */
export async function cacheScene() {
  const names = ['owner', 'author', 'member', 'reader']
  const people = await Promise.all(names.map((name) => person(name)))
  const [owner, author, member, reader] = people as [Person, Person, Person, Person]
  const hub = await founded(owner, { tags: [newName('tag')] })
  for (const who of [author, member]) await joined(hub, who)
  const params = { id: hub.id }
  await owner.call(automodApi.try, { params, body: { rules: [SPAM] } })
  await owner.call(automodApi.save, { params, body: { rules: [SPAM], isOn: true } })

  const word = newName('word').replace('_', '')
  const picture = await pictureOf(author)
  const post = await write(author, {
    title: `First ${word}`,
    images: [{ _id: picture._id, alt: '' }],
    jehub: hub.id,
    poll: { options: ['Momo', 'Dal'], hours: 1 },
  })
  const link = `http://${word}.example/`
  const other = await write(author, { title: `Second #${word}`, content: link })
  const beside = await write(author, { title: `Third ${word}`, jehub: hub.id })
  const quote = await write(member, { title: `Fourth ${word}`, jehub: hub.id, quote: post })
  await sql`update hubs set district = 'mustang' where id = ${hub.id}`
  await sql`
    insert into district_posts (district, post_id)
    select 'mustang', s.post_id from post_stats s where s.hub_id = ${hub.id}`
  const clip = await clipped(author)
  const comment = (await say(member, post, 'Ramro'))._id
  await say(author, other, 'Dherai ramro')
  const clipFile = await storeClip(clip)
  return {
    ...{ owner, author, member, reader, hub, word, picture, link, clipFile },
    ...{ post, other, beside, quote, clip, comment },
  }
}

type Written = Sent<typeof postApi.create>['body']

export async function write(author: Person, body: Written) {
  return (await author.call(postApi.create, { body }))._id
}

/** A picture as it stands in the tables, with its smallest file. */
export async function pictureOf({ id }: Person) {
  const key = newKey()
  await storage.put(`${key}-360.webp`, Buffer.from('picture'))
  const [picture] = await sql<[{ _id: string }]>`
    insert into images (owner_id, key, width, height, placeholder, widths, bytes)
    values (${id}, ${key}, 360, 360, 'AAAA', '{360}', 1000)
    returning id as _id`
  return { ...picture, url: urlOf(`${key}-360.webp`) }
}

/** All that caches hand out of the scene: every endpoint whose replies are cached, files, and lists of a member. */
export async function readAll(scene: CacheScene) {
  const { author, member, reader, hub, word, picture, clipFile } = scene
  const hubId = { id: hub.id }
  const seen: Record<string, unknown> = {}
  async function read<E extends AnyEndpoint>(endpoint: E, sent: Sent<E>, token?: string) {
    const reply = await ask(endpoint, sent, { token })
    const name = `${token ? 'member ' : ''}${endpoint.path} ${JSON.stringify(sent)}`
    seen[name] = reply.statusCode === 200 ? lasting(reply.json()) : reply.statusCode
  }
  async function fetch(url: string) {
    seen[url] = (await app.inject({ url })).headers['cache-control']
  }

  const reads = [fetch(picture.url), fetch(clipFile)]
  for (const id of [scene.post, scene.other, scene.beside, scene.quote, scene.clip]) {
    reads.push(read(postApi.find, { params: { id } }))
    reads.push(read(commentApi.list, { params: { adId: id }, query: {} }))
  }
  for (const token of [undefined, reader.token]) {
    reads.push(read(postApi.list, { query: { feed: 'latest' } }, token))
    reads.push(read(postApi.list, { query: { feed: 'popular' } }, token))
    reads.push(read(postApi.list, { query: { sort: 'top', t: 'day' } }, token))
    reads.push(read(postApi.list, { query: { hashtag: word, sort: 'hot' } }, token))
    reads.push(read(clipApi.list, { query: { feed: 'latest' } }, token))
    reads.push(read(clipApi.list, { query: { feed: 'foryou' } }, token))
    for (const sort of ['hot', 'new', 'top'] as const) {
      reads.push(read(hubApi.posts, { params: hubId, query: { sort } }, token))
    }
  }
  reads.push(read(postApi.list, { query: { hashtag: word, sort: 'new' } }))
  for (const token of [undefined, reader.token])
    reads.push(read(postApi.ofUser, { params: { userId: author.id }, query: {} }, token))
  reads.push(read(clipApi.find, { params: { id: scene.clip } }))
  for (const { id } of [author, member]) reads.push(read(userApi.find, { params: { id } }))
  reads.push(read(userApi.find, { params: { id: author.username } }))
  reads.push(read(hubApi.find, { params: hubId }))
  reads.push(read(hubApi.find, { params: { id: hub.name } }))
  reads.push(read(hubApi.popular, { query: {} }))
  reads.push(read(hubApi.list, { query: { sort: 'new' } }))
  reads.push(read(hubApi.list, { query: { q: hub.name } }))
  reads.push(read(hubApi.tags, {}))
  reads.push(read(searchApi.search, { query: { q: word } }))
  reads.push(read(searchApi.search, { query: { q: `${word} has:image` } }))
  reads.push(read(searchApi.search, { query: { q: author.username, type: 'users' } }))
  reads.push(read(searchApi.suggest, { query: { q: `@${author.username}` } }))
  reads.push(read(searchApi.suggest, { query: { q: hub.name } }))
  reads.push(read(trendingApi.list, { query: {} }))
  reads.push(read(trendingApi.posts, { query: {} }))
  reads.push(read(trendingApi.clips, { query: {} }))
  reads.push(read(trendingApi.hubs, { query: {} }))
  reads.push(read(exploreApi.all, {}))
  reads.push(read(placeApi.list, {}))
  for (const key of ['mustang', 'kaski']) {
    reads.push(read(placeApi.find, { params: { key } }))
    reads.push(read(placeApi.posts, { params: { key }, query: {} }))
  }
  reads.push(read(announcementApi.current, {}))
  reads.push(read(blogApi.list, { query: {} }))
  reads.push(read(premiumApi.plans, {}))
  reads.push(read(earningApi.months, { query: {} }))
  reads.push(read(rankingApi.weights, {}))
  await Promise.all(reads)
  return seen
}

/** A file of a clip whose files were never made, under a key that is one. */
async function storeClip(id: string) {
  const key = newKey()
  await sql`update clips set key = ${key} where id = ${id}`
  await storage.put(`${key}-360.mp4`, Buffer.from('clip'))
  return urlOf(`${key}-360.mp4`)
}

function newKey() {
  return `ca/ce/${randomBytes(16).toString('base64url')}`
}

/**
 * Without what is another each time that a reply is made, and without the order: votes and comments move posts in
 * ranked lists, and no change is published for that.
 */
function lasting({ nextCursor: _, at: __, ...rest }: Record<string, unknown>) {
  const entries = Object.entries(rest).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted(byId) : value,
  ])
  return Object.fromEntries(entries)
}

function byId(one: { _id?: string }, other: { _id?: string }) {
  return String(one._id).localeCompare(String(other._id))
}

/** Goes on when all is heard that was published until now. */
export async function hear() {
  const since = changeCount()
  const marker: Topic = `picture:${process.hrtime.bigint()}`
  await publishChange(sql, [marker])
  await expect.poll(() => hasChanged([marker], since), { interval: 5 }).toBe(true)
}
