import { randomBytes } from 'node:crypto'
import { savedCommentApi } from '@jes/contract/comments/savedComments'
import { type District, districts } from '@jes/contract/core/districts'
import { userApi } from '@jes/contract/core/users'
import { peopleListApi } from '@jes/contract/feeds/peopleLists'
import { groupApi } from '@jes/contract/messages/groups'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { followRequestApi } from '@jes/contract/people/followRequests'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { clipped } from './clipped.ts'
import { founded, joined, type TestHub } from './hubs.ts'
import { groupOf, message, talkOf } from './messaging.ts'
import { given } from './paying.ts'
import { block } from './postings.ts'
import { mute, muteHub, muteWord } from './relating.ts'
import { RELATIONS, type Relation } from './relationEndpoints.ts'
import { say } from './talking.ts'
import { type Person, person, sql } from './world.ts'
import { write } from './writing.ts'

type People = { me: Person; them: Person; friend: Person }
type Words = ReturnType<typeof newWords>
export type RelationWorld = Awaited<ReturnType<typeof relate>>

/** Two people with the given relation, and what the other did before that and since. */
export async function relate(relation: Relation) {
  const people = {
    me: await person('me'),
    them: await person('them'),
    friend: await person('friend'),
  }
  const words = { ...newWords(), person: people.them.username, friend: people.friend.username }
  const hub = await founded(people.friend, { name: words.hub })
  await joined(hub, people.them, 'moderator')
  const tag = newWord()
  // Another one for each, so that no list is full of others.
  const district = districts[RELATIONS.indexOf(relation)]!
  await settle(district, people, hub)
  const before = await actBefore(people, words)
  await stand(relation, people, { hub, word: words.word })
  const since = await actSince(people, words, { hub, tag, thread: before.thread })
  await sql`
    insert into district_posts (district, post_id) values (${district.key}, ${since.post}), (${district.key}, ${since.hubPost})`
  return { relation, ...people, hub, words, tag, district: district.key, ...before, ...since }
}

/** Both are of one district, and so is the hub. */
async function settle({ key, en }: District, { me, them }: People, hub: TestHub) {
  await sql`update users set district = ${en} where id in (${me.id}, ${them.id})`
  await sql`update hubs set district = ${key} where id = ${hub.id}`
}

async function actBefore({ me, them, friend }: People, words: Words) {
  for (const [who, { id }] of [
    [them, friend],
    [friend, them],
  ] as const) {
    await who.call(userApi.follow, { params: { id } })
  }
  const { _id: mine } = await write(me)
  const { _id: told } = await say(them, mine, words.told)
  await me.call(savedCommentApi.set, { params: { id: told }, body: { saved: true } })
  const { _id: saved } = await write(them, { title: words.saved })
  await me.call(bookmarkApi.add, { params: { adId: saved } })
  await me.call(postApi.vote, { params: { id: saved }, body: { value: 1 } })
  await me.call(notificationApi.mute, { params: { id: saved }, body: { muted: true } })
  const { _id: quoted } = await write(them, { title: words.quoted })
  const { _id: quote } = await write(friend, { quote: quoted })
  await write(them, { title: words.quote, quote })
  await them.call(repostApi.add, { params: { id: quote } })
  const talk = await talkOf(me, them)
  await message(me, talk)
  await message(them, talk, words.message)
  const group = await groupOf(friend, [them])
  const { inviteCode } = await friend.call(groupApi.makeInvite, { params: { id: group } })
  await me.call(groupApi.join, { params: { code: inviteCode! } })
  await message(them, group, words.groupMessage)
  await sql`
    insert into invitations (by_id, code, used_by, used_at)
    values (${me.id}, ${randomBytes(11).toString('hex')}, ${them.id}, now())`
  const [list, theirList] = [
    await listOf(friend, 'Guides', [them]),
    await listOf(them, words.list, [friend, me]),
  ]
  for (const id of [list, theirList])
    await me.call(peopleListApi.follow, { params: { id }, body: { follows: true } })
  const { _id: thread } = await write(friend)
  return { thread, quote, talk, group, list, theirList, since: thread, gift: await given(them, me) }
}

async function listOf(owner: Person, name: string, people: Person[]) {
  const { list } = await owner.call(peopleListApi.create, { body: { name, isPublic: true } })
  for (const { id: userId } of people)
    await owner.call(peopleListApi.add, { params: { id: list._id, userId } })
  return list._id
}

type HubWord = { hub: TestHub; word: string }

async function stand(relation: Relation, { me, them }: People, { hub, word }: HubWord) {
  if (relation === 'follow' || relation.startsWith('f')) {
    await me.call(userApi.follow, { params: { id: them.id } })
  }
  if (relation === 'private' || relation === 'fPrivate')
    await them.call(followRequestApi.setPrivate, { body: { isPrivate: true } })
  if (relation === 'iBlock') await block(me, them)
  if (relation === 'theyBlock') await block(them, me)
  if (relation === 'iMute' || relation === 'fMute') await mute(me, them)
  if (relation === 'muteHub' || relation === 'fHub') await muteHub(me, hub)
  if (relation === 'muteWord' || relation === 'fWord') await muteWord(me, word)
}

type Posting = { hub: TestHub; tag: string; thread: string }

/** Everything that they write from now on contains the word. */
async function actSince({ me, them }: People, words: Words, { hub, tag, thread }: Posting) {
  const content = `${words.word} #${tag}`
  const { _id: post } = await write(them, { title: words.post, content })
  const { _id: hubPost } = await write(them, { title: words.hubPost, content, jehub: hub.id })
  await write(them, { title: words.mention, content: `${words.word} @${me.username}` })
  const clip = await clipped(them, { caption: `${words.clip} ${words.word}`, votes: 30 })
  await indexPosts(sql, [clip])
  await say(them, thread, `${words.comment} ${words.word}`)
  await sql`
    update post_stats set up_votes = 30, rank = post_rank(30, 0, 0, 0, now())
    where post_id in (${post}, ${hubPost})`
  return { post, hubPost, clip }
}

/** A unique word for each thing. */
function newWords() {
  return {
    post: newWord(),
    hubPost: newWord(),
    clip: newWord(),
    comment: newWord(),
    mention: newWord(),
    told: newWord(),
    saved: newWord(),
    quoted: newWord(),
    quote: newWord(),
    message: newWord(),
    list: newWord(),
    groupMessage: newWord(),
    hub: newWord(),
    word: newWord(),
  }
}

/** Lower case only, and so long that no other sounds alike. */
function newWord() {
  return [...randomBytes(14)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
}
