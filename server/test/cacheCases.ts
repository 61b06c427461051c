import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clipApi } from '@jes/contract/clips/clips'
import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { automodApi } from '@jes/contract/hubs/automod'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { followRequestApi } from '@jes/contract/people/followRequests'
import { audienceApi } from '@jes/contract/posts/audience'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { firstStepsApi } from '@jes/contract/welcome/firstSteps'
import { expect } from 'vitest'
import { addSize } from '#features/clips/clipProcessing/publish.ts'
import { makeFetchLink } from '#features/core/linkPreviews/tasks.ts'
import { recordOf } from '#features/people/provenLinks/record.ts'
import { makeProveLink } from '#features/people/provenLinks/tasks.ts'
import { OPEN_INTERNET } from '#lib/safeFetch.ts'
import { type CacheScene, hear, pictureOf, write } from './cacheScene.ts'
import { sendHub } from './hubs.ts'
import { moderate, moderateComment } from './moderating.ts'
import { staff } from './staffing.ts'
import { newName, type Person, sql } from './world.ts'

type Change = (scene: CacheScene) => Promise<unknown>
type Case = [by: string, what: string, change: Change, first?: Change]

/** What changes something that is cached, by the file that publishes it. */
export const CASES: Case[] = [
  ['posts/posts/create', 'a post comes', ({ author, word }) => write(author, { title: word })],
  [
    'posts/posts/create',
    'a post comes into a hub, with a hashtag',
    ({ member, hub, word }) => write(member, { title: `New #${word}`, jehub: hub.id }),
  ],
  [
    'posts/posts/create',
    'a picture that everybody saw is put into a post that AutoMod holds',
    async ({ member, hub, picture }) => {
      const images = [{ _id: picture._id, alt: '' }]
      await write(member, { title: 'spam', jehub: hub.id, images })
    },
    async (scene) => {
      scene.picture = await pictureOf(scene.member)
    },
  ],
  [
    'posts/posts/create',
    'a picture that everybody saw is put into a post of a private account',
    async ({ member, picture }) => {
      await write(member, { title: 'Momo', images: [{ _id: picture._id, alt: '' }] })
    },
    async (scene) => {
      scene.picture = await pictureOf(scene.member)
      await scene.member.call(followRequestApi.setPrivate, { body: { isPrivate: true } })
    },
  ],
  ['posts/posts/edit', 'a post is edited', edit('other', { title: 'Otherwise' })],
  ['posts/posts/edit', 'a post of a hub is edited', edit('post', { title: 'Otherwise' })],
  ['posts/posts/edit', 'a post loses its picture', edit('post', { images: [] })],
  ['posts/posts/edit', 'a post becomes sensitive', edit('beside', { sensitive: true })],
  ['posts/posts/edit', 'AutoMod holds an edit', edit('post', { title: 'spam' })],
  ['posts/posts/remove', 'a post goes', remove('post')],
  ['posts/posts/remove', 'a clip goes', remove('clip')],
  [
    'posts/posts/remove',
    'a post is back',
    ({ author, post }) => author.call(postApi.restore, { params: { id: post } }),
    remove('post'),
  ],
  ['posts/posts/remove', 'a post is pinned to a profile', pin('post')],
  ['posts/posts/remove', 'a pin takes the place of another', pin('beside'), pin('post')],
  [
    'posts/posts/poll',
    'somebody chooses',
    ({ member, post }) =>
      member.call(postApi.choose, { params: { id: post }, body: { choice: 0 } }),
  ],
  [
    'posts/reposts/quotes',
    'quotes are switched off',
    ({ author, post }) =>
      author.call(repostApi.allowQuotes, { params: { id: post }, body: { allowed: false } }),
  ],
  [
    'posts/reposts/quotes',
    'a post is taken out of a quote',
    ({ author, post, quote }) =>
      author.call(repostApi.unlink, { params: { id: post, quoteId: quote } }),
  ],
  ['posts/audience/commands', 'a post is no longer for everybody', narrow('other')],
  [
    'posts/audience/commands',
    'a post is for everybody again',
    ({ author, other }) =>
      author.call(audienceApi.change, { params: { id: other }, body: { audience: 'everyone' } }),
    narrow('other'),
  ],
  [
    'posts/audience/commands',
    'nobody may comment on a post any more',
    ({ author, post }) =>
      author.call(audienceApi.change, { params: { id: post }, body: { commenters: 'nobody' } }),
  ],
  [
    'comments/comments/edit',
    'a comment is edited',
    ({ member, comment }) =>
      member.call(commentApi.edit, { params: { id: comment }, body: { content: 'Mitho' } }),
  ],
  [
    'comments/comments/edit',
    'AutoMod holds the edit of a comment',
    ({ member, comment }) =>
      member.call(commentApi.edit, { params: { id: comment }, body: { content: 'spam' } }),
  ],
  [
    'comments/comments/remove',
    'a comment goes',
    ({ member, comment }) => member.call(commentApi.remove, { params: { id: comment } }),
  ],
  [
    'comments/comments/remove',
    'a comment is back',
    ({ member, comment }) => member.call(commentApi.restore, { params: { id: comment } }),
    ({ member, comment }) => member.call(commentApi.remove, { params: { id: comment } }),
  ],
  [
    'comments/comments/pin',
    'a comment is pinned',
    ({ author, comment }) =>
      author.call(commentApi.pin, { params: { id: comment }, body: { pinned: true } }),
  ],
  [
    'hubs/moderation/posts',
    'the team removes a post',
    ({ owner, post }) => moderate(owner, post, 'remove'),
  ],
  [
    'hubs/moderation/posts',
    'the team restores a post',
    ({ owner, post }) => moderate(owner, post, 'restore'),
    ({ owner, post }) => moderate(owner, post, 'remove'),
  ],
  [
    'hubs/moderation/posts',
    'the team pins a post',
    ({ owner, beside }) => moderate(owner, beside, 'pin'),
  ],
  [
    'hubs/moderation/posts',
    'the team locks a post',
    ({ owner, post }) => moderate(owner, post, 'lock'),
  ],
  [
    'hubs/moderation/comments',
    'the team removes a comment',
    ({ owner, comment }) => moderateComment(owner, comment, 'remove'),
  ],
  [
    'hubs/memberships/change',
    'a member becomes a moderator',
    ({ owner, member, hub }) =>
      owner.call(membershipApi.change, {
        params: { id: hub.id, userId: member.id },
        body: { role: 'moderator' },
      }),
  ],
  [
    'hubs/memberships/change',
    'a member is banned',
    ({ owner, member, hub }) =>
      owner.call(membershipApi.change, {
        params: { id: hub.id, userId: member.id },
        body: { ban: { days: 1, reason: 'Spam' } },
      }),
  ],
  ['hubs/hubs/create', 'a hub is founded', ({ author }) => found(author)],
  ['hubs/hubs/edit', 'a hub is described anew', editHub({ description: 'Dal of all colours' })],
  ['hubs/hubs/edit', 'a hub turns private', editHub({ isPrivate: 'true' })],
  [
    'hubs/automod/commands',
    'AutoMod is switched off, and what it would hold comes',
    async ({ owner, hub, member, word }) => {
      const body = { rules: [], isOn: false }
      await owner.call(automodApi.save, { params: { id: hub.id }, body })
      await hear()
      await write(member, { title: `spam ${word}`, jehub: hub.id })
    },
  ],
  [
    'clips/clips/captions',
    'a clip gets captions',
    ({ author, clip }) =>
      author.call(clipApi.putCaptions, {
        params: { id: clip, language: 'en' },
        body: { content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nMomo\n' },
      }),
  ],
  ['clips/clipProcessing/publish', 'a clip gets a size', ({ clip }) => enlarge(clip)],
  [
    'people/profiles/commands',
    'somebody is called otherwise',
    ({ author }) => author.call(userApi.updateMe, { body: { displayName: newName('Sita') } }),
  ],
  [
    'people/provenLinks/tasks',
    'a link of somebody is proven',
    ({ author }) => prove(author),
    ({ author }) => author.call(userApi.updateMe, { body: { links: ['https://sita.example/'] } }),
  ],
  [
    'staff/adminMembers/verification',
    'the staff verifies somebody',
    ({ author }) => verify(author),
  ],
  [
    'welcome/firstSteps/commands',
    'somebody shows where home is',
    ({ author }) =>
      author.call(firstStepsApi.update, { body: { district: 'kaski', isDistrictShown: true } }),
  ],
  ['core/linkPreviews/tasks', 'the page behind a link was read', ({ link }) => preview(link)],
]

type PostName = 'post' | 'other' | 'beside' | 'clip'

function edit(name: PostName, body: Record<string, unknown>) {
  return (scene: CacheScene) =>
    scene.author.call(postApi.edit, { params: { id: scene[name] }, body })
}

function remove(name: PostName) {
  return (scene: CacheScene) => scene.author.call(postApi.remove, { params: { id: scene[name] } })
}

function narrow(name: PostName) {
  return ({ author, [name]: id }: CacheScene) =>
    author.call(audienceApi.change, { params: { id }, body: { audience: 'followers' } })
}

function pin(name: PostName) {
  return ({ author, [name]: id }: CacheScene) =>
    author.call(postApi.pin, { params: { id }, body: { pinned: true } })
}

async function found({ token }: { token: string }) {
  const reply = await sendHub(
    { name: newName('hub'), description: 'Momo of all shapes' },
    { token },
  )
  expect(reply.statusCode).toBe(201)
}

function editHub(parts: Record<string, string>) {
  return async ({ owner: { token }, hub }: CacheScene) => {
    const reply = await sendHub(parts, { token }, ['PATCH', `/api/jehub/${hub.id}`])
    expect(reply.statusCode).toBe(200)
  }
}

/** As the worker does that makes the sizes of a clip, one after the other. */
async function enlarge(id: string) {
  const [claim] = await sql<Parameters<typeof addSize>[0][]>`
    update clips set finished_at = null where id = ${id} returning id, attempts`
  await addSize(claim!, { lines: 1080, width: 1080, height: 1920, bytes: 1_000 })
}

/** As the job does that reads the page behind a link, from a server here. */
async function preview(link: string) {
  const site = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').end('<title>Momo</title>'),
  )
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const url = `${link.slice(0, -1)}:${port}/`
  await sql`insert into link_previews (url) values (${url})`
  await sql`update posts set link_url = ${url} where link_url = ${link}`
  const fetchLink = makeFetchLink({
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    protocols: ['http:'],
    ports: [port],
    timeoutMs: 2_000,
  })
  await fetchLink({ url }, { job: { attempts: 1 } })
  site.close()
}

/** As the job does that finds the DNS record of a site. */
async function prove({ id }: Person) {
  const nowhere = { ...OPEN_INTERNET, resolve: async () => [] }
  const findTexts = async () => [recordOf(id)]
  const proveLink = makeProveLink({ reach: nowhere, findTexts })
  const job = { attempts: 1, max_attempts: 1 }
  await proveLink({ userId: id, link: 'https://sita.example/' }, { job })
}

async function verify({ id }: Person) {
  const body = { as: 'person' as const, reason: 'The mayor' }
  await (await staff()).call(adminMemberApi.setVerification, { params: { id }, body })
}
