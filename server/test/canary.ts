import { randomBytes } from 'node:crypto'
import { clipApi } from '@jes/contract/clips/clips'
import { commentApi } from '@jes/contract/comments/comments'
import type { Picture } from '@jes/contract/core/pictures'
import { reportApi } from '@jes/contract/core/reports'
import { peopleListApi } from '@jes/contract/feeds/peopleLists'
import { automodApi } from '@jes/contract/hubs/automod'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { postApi } from '@jes/contract/posts/posts'
import { processed, sent } from './clips.ts'
import { founded, joined } from './hubs.ts'
import { groupOf, message, talkOf } from './messaging.ts'
import { follow } from './postings.ts'
import { flat, upload } from './uploads.ts'
import { makeVideo } from './videos.ts'
import { type Person, person, sql } from './world.ts'
import { write } from './writing.ts'

/** Unique words, each in one field of a private hub or of what its members do there. */
export const inside = wordsFor([
  'tag',
  'ruleTitle',
  'ruleText',
  'oldTitle',
  'title',
  'content',
  'hashtag',
  'link',
  'alt',
  'choice',
  'pollTitle',
  'comment',
  'reply',
  'said',
  'mention',
  'detail',
  'note',
  'banReason',
  'warnReason',
  'removedTitle',
  'removeReason',
  'automod',
  'clip',
  'message',
  'groupName',
  'groupMessage',
])
/** What the hub shows on its own page to anybody with its address, and nowhere else. */
export const shell = wordsFor(['name', 'description'])

/** The ids of the private things; or, before they exist, ids of nothing. */
export type Traces = {
  hub: string
  hubName: string
  post: string
  pollPost: string
  removedPost: string
  comment: string
  reply: string
  file: string
  coverFile: string
  clip: string
  clipFile: string
  clipCover: string
  clipCaptions: string
  code: string
  invite: string
  note: string
  act: string
  /** The talk of two of its members. */
  talk: string
  /** Their group. */
  group: string
}

export type Cast = Awaited<ReturnType<typeof gather>>

/** Everybody in the story, with public posts of their own before the hub exists. */
export async function gather() {
  const names = [
    'owner',
    'author',
    'sathi',
    'punished',
    'invited',
    'follower',
    'mentioned',
  ] as const
  const others = ['asking', 'left', 'banned'] as const
  const made = await Promise.all(
    [...names, ...others].map(async (name) => [name, await person(name, { daysOld: 90 })] as const),
  )
  const cast = Object.fromEntries(made) as Record<(typeof made)[number][0], Person>
  await follow(cast.follower, cast.author, cast.owner)
  const shared = await write(cast.author, { title: 'Open to all', content: 'Namaste #nepal' })
  await cast.sathi.call(commentApi.create, { body: { ad: shared._id, content: 'Ramro cha' } })
  const open = await founded(cast.owner, {
    tags: ['momo'],
    rules: [{ title: 'Be kind', description: '' }],
  })
  await joined(open, cast.author)
  await joined(open, cast.follower)
  const { list } = await cast.follower.call(peopleListApi.create, {
    body: { name: 'Guides', isPublic: true },
  })
  await cast.follower.call(peopleListApi.add, {
    params: { id: list._id, userId: cast.author.id },
  })
  return { ...cast, openPost: shared._id, openHub: open, openList: list._id }
}

/** Ids and names of valid form that belong to nothing. */
export async function findNothing(): Promise<Traces> {
  const ids = await sql<{ id: string }[]>`select make_id() as id from generate_series(1, 12)`
  const [hub, post, pollPost, removedPost, comment, reply, invite, note, act, clip, talk, group] =
    ids.map(({ id }) => id)
  return {
    hub: hub!,
    hubName: word('nothing'),
    post: post!,
    pollPost: pollPost!,
    removedPost: removedPost!,
    comment: comment!,
    reply: reply!,
    invite: invite!,
    note: note!,
    act: act!,
    clip: clip!,
    talk: talk!,
    group: group!,
    clipFile: '/media/00/00/CCCCCCCCCCCCCCCCCCCCCC-360.mp4',
    clipCover: '/media/00/00/DDDDDDDDDDDDDDDDDDDDDD-400.webp',
    clipCaptions: '/media/00/00/CCCCCCCCCCCCCCCCCCCCCC-en1.vtt',
    file: '/media/00/00/AAAAAAAAAAAAAAAAAAAAAA-400.webp',
    coverFile: '/media/00/00/BBBBBBBBBBBBBBBBBBBBBB-400.webp',
    code: randomBytes(24).toString('base64url'),
  }
}

/** A private hub with a unique word in every field, which all the others have joined. */
export async function plant(cast: Cast): Promise<Traces> {
  const { owner, author, sathi, left } = cast
  const hub = await founded(owner, {
    isPrivate: true,
    name: shell.name,
    description: `All about ${shell.description}`,
    tags: [inside.tag, 'momo'],
    rules: [{ title: inside.ruleTitle, description: inside.ruleText }],
  })
  for (const one of [author, sathi, left, cast.banned, cast.punished]) await joined(hub, one)
  const cover = await pictureOf(owner)
  await sql`update hubs set cover_id = ${cover._id}, district = 'kaski' where id = ${hub.id}`
  await sql`update images set is_private = true where id = ${cover._id}`

  const picture = await pictureOf(author)
  const content = `${inside.content} #${inside.hashtag} #nepal @${cast.mentioned.username} https://${inside.link}.example/x`
  const post = await write(author, {
    title: inside.oldTitle,
    content,
    jehub: hub.id,
    images: [{ _id: picture._id, alt: inside.alt }],
  })
  const params = { id: post._id }
  await author.call(postApi.edit, { params, body: { title: inside.title } })
  const pollPost = await write(author, {
    title: inside.pollTitle,
    jehub: hub.id,
    poll: { options: [inside.choice, 'No'], hours: 5 },
  })
  await sql`
    insert into district_posts (district, post_id) values ('kaski', ${post._id}), ('kaski', ${pollPost._id})`
  const comments = await talkAbout(post._id, cast)
  await sathi.call(postApi.vote, { params, body: { value: 1 } })
  const filmed = await filmIn(hub.id, cast)
  const ruled = await runHub(hub.id, post._id, cast)
  await message(author, await talkOf(author, sathi), inside.message)
  const group = await groupOf(author, [sathi], inside.groupName)
  await message(author, group, inside.groupMessage)
  await outsidersLeave(hub.id, post._id, cast)

  return {
    hub: hub.id,
    hubName: hub.name,
    post: post._id,
    pollPost: pollPost._id,
    file: picture.url,
    coverFile: cover.url,
    ...comments,
    talk: await talkOf(author, sathi),
    group,
    ...filmed,
    ...ruled,
  }
}

async function filmIn(jehub: string, { author, mentioned }: Cast) {
  const caption = `${inside.clip} #${inside.hashtag} @${mentioned.username}`
  const { _id: clip } = await sent(author, await makeVideo('silent'), { caption, jehub })
  await processed()
  const { ad } = await author.call(clipApi.putCaptions, {
    params: { id: clip, language: 'en' },
    body: { content: 'WEBVTT\n\n00:00.000 --> 00:01.000\nNamaste' },
  })
  const { sizes, captions } = ad!.clip!
  return {
    clip,
    clipFile: sizes[0]!.url,
    clipCover: ad!.images[0]!.url,
    clipCaptions: captions[0]!.url,
  }
}

async function talkAbout(ad: string, { author, sathi, left, mentioned }: Cast) {
  const say = async (who: Person, content: string, parentComment?: string) =>
    (
      await who.call(commentApi.create, {
        body: { ad, content, ...(parentComment && { parentComment }) },
      })
    ).comment._id
  const comment = await say(sathi, `${inside.comment} @${mentioned.username}`)
  const said = await say(left, inside.said)
  const reply = await say(author, inside.reply, said)
  await say(sathi, `${inside.mention} @${left.username}`, comment)
  return { comment, reply }
}

/** The actions of the team and the members there, each with unique words. */
async function runHub(id: string, post: string, { owner, author, sathi, punished, invited }: Cast) {
  const params = { id }
  const memberParams = { id, userId: author.id }
  await sathi.call(reportApi.create, {
    body: { kind: 'post', id: post, reason: 'hubRule', hubRule: 0, detail: inside.detail },
  })
  const { note } = await owner.call(membershipApi.note, {
    params: memberParams,
    body: { text: inside.note },
  })
  await owner.call(membershipApi.warn, {
    params: memberParams,
    body: { reason: inside.warnReason },
  })
  await owner.call(membershipApi.change, {
    params: { id, userId: punished.id },
    body: { ban: { days: 3, reason: inside.banReason } },
  })
  const link = await owner.call(membershipApi.invite, { params, body: { uses: 3, days: 3 } })
  await owner.call(membershipApi.invite, { params, body: { username: invited.username } })

  const removed = await write(author, { title: inside.removedTitle, jehub: id })
  await owner.call(moderationApi.moderatePost, {
    params: { id: removed._id },
    body: { action: 'remove', rule: 0, reason: inside.removeReason },
  })
  const [act] = await sql<{ id: string }[]>`select id from mod_log where post_id = ${removed._id}`

  const rules = [
    { kind: 'words' as const, words: [inside.automod], action: 'hold' as const, label: '' },
  ]
  await owner.call(automodApi.try, { params, body: { rules } })
  await owner.call(automodApi.save, { params, body: { rules, isOn: true } })
  return {
    removedPost: removed._id,
    note: note._id,
    invite: link.invite._id,
    code: link.invite.code!,
    act: act!.id,
  }
}

/** One leaves after having saved, voted and listened there, one is banned, and one has requested to join. */
async function outsidersLeave(id: string, post: string, { owner, left, banned, asking }: Cast) {
  await left.call(bookmarkApi.add, { params: { adId: post } })
  await left.call(postApi.vote, { params: { id: post }, body: { value: 1 } })
  await left.call(membershipApi.watch, { params: { id }, body: { watched: true } })
  await left.call(notificationApi.list, { params: { userId: left.id }, query: {} })
  await left.call(membershipApi.leave, { params: { id } })
  await owner.call(membershipApi.change, {
    params: { id, userId: banned.id },
    body: { ban: { days: null, reason: 'Enough' } },
  })
  await asking.call(membershipApi.join, { params: { id } })
}

async function pictureOf({ token }: Person) {
  const reply = await upload(await flat(400, 300).png().toBuffer(), { token })
  return reply.json<{ image: Picture }>().image
}

export function wordsFor<Name extends string>(names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>
}

/** Lower case only, so that no search or key folds it into another. */
function word(name: string) {
  const random = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
  return `z${name.toLowerCase()}${random}`
}
