import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { groupApi } from '@jes/contract/messages/groups'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { config } from '#lib/config.ts'
import { urlOf } from '#lib/mediaUrl.ts'
import { makeKey } from '#lib/storage.ts'
import { hashToken } from '#lib/tokens.ts'
import { clipped } from './clipped.ts'
import { fillAccount } from './filledAccount.ts'
import { CANARY, file, TEXT } from './filledFiles.ts'
import { fillPremium } from './filledPremium.ts'
import { founded, joined } from './hubs.ts'
import { groupOf, message, talkOf } from './messaging.ts'
import { posted } from './postings.ts'
import { newName, type Person, person, sql } from './world.ts'

export type Filled = Awaited<ReturnType<typeof filled>>

/** A member with rows in every table that can have some, and values in every column that they can write. */
export async function filled() {
  const [me, friend] = [await person('leaver', { role: 'admin' }), await person('friend')]
  const files = await fillPictures(me)
  const written = await fillWritings(me, friend, files)
  await fillAccount(me)
  await fillRelations(me, friend)
  await fillHubs(me, friend)
  await fillMessages(me, friend)
  await fillReactions(me, friend, written)
  await fillStaff(me, friend, written)
  await fillPremium(me, friend, written)
  return { me, friend, files, ...written }
}

async function picture(ownerId: string) {
  const key = makeKey()
  for (const end of ['master.webp', '40.webp', '40.avif']) await file(`${key}-${end}`)
  const [{ id }] = await sql<[{ id: string }]>`
    insert into images (owner_id, key, width, height, placeholder, widths, has_avif, bytes)
    values (${ownerId}, ${key}, 40, 30, 'AAAA', '{40}', true, 100) returning id`
  return { id, key, url: urlOf(`${key}-40.webp`) }
}

async function fillPictures({ id }: Person) {
  const [face, cover, shown, clip, draft, evidence] = await Promise.all(
    Array.from({ length: 6 }, () => picture(id)),
  )
  await sql`
    update users
    set image = ${face!.url}, image_id = ${face!.id}, cover = ${cover!.url}, cover_id = ${cover!.id},
      bio = ${`${CANARY} bio`}, display_name = ${`${CANARY} name`}, district = ${CANARY},
      links = ${[`https://${CANARY}.example`]}, settings = ${sql.json({ language: 'en', note: CANARY })},
      accepted_rules = '2026-01-01', username_changed_at = now(), muted_query = ${CANARY}::tsquery
    where id = ${id}`
  return { face: face!, shown: shown!, clip: clip!, draft: draft!, evidence: evidence! }
}

async function fillWritings(
  me: Person,
  friend: Person,
  files: Awaited<ReturnType<typeof fillPictures>>,
) {
  const post = await posted(me, {
    title: `${TEXT} title`,
    content: `${TEXT} content`,
    hashtags: [`${TEXT}tag`],
  })
  const url = `https://${TEXT}.example/`
  await sql`insert into link_previews (url, title, state) values (${url}, ${TEXT}, 'ready')`
  await sql`
    update posts set link_url = ${url}, body = ${paragraph(TEXT)}, excerpt = ${TEXT}, excerpt_body = ${paragraph(TEXT)}
    where id = ${post}`
  await sql`insert into post_edits (post_id, title, content, at) values (${post}, ${TEXT}, ${TEXT}, now())`
  await sql`insert into post_images (post_id, position, image_id, alt) values (${post}, 0, ${files.shown.id}, ${TEXT})`
  await sql`insert into polls (post_id, closes_at) values (${post}, now() + interval '1 day')`
  await sql`insert into poll_options (post_id, position, text) values (${post}, 0, ${TEXT})`
  await sql`insert into hashtags (tag, sound, spelling, posts) values (${`${TEXT}tag`}, ${TEXT}, ${TEXT}, 1)`
  await sql`insert into search_words (word, sound, posts) values (${TEXT}, ${TEXT}, 1)`
  const gone = await posted(me, { title: `${CANARY} removed` })
  await sql`update posts set state = 'removed', deleted_at = now() where id = ${gone}`
  await sql`update post_stats set is_live = false, is_held = true where post_id = ${gone}`
  const clip = await clipOf(me, files.clip.id)
  await indexPosts(sql, [post, gone, clip.id])

  const theirs = await posted(friend, { title: 'Of a friend' })
  await sql`
    update posts set mentions = array[${me.username}], body = ${paragraph('', me.username)} where id = ${theirs}`
  const [alone, answered] = [await said(me, theirs), await said(me, theirs)]
  const answer = await said(friend, theirs, answered, 'An answer')
  await sql`
    update comments set mentions = array[${me.username}], body = ${paragraph('', me.username)} where id = ${answer}`
  const draft = { title: CANARY, images: [{ _id: files.draft.id }] }
  await sql`insert into drafts (user_id, content) values (${me.id}, ${sql.json(draft)})`
  return { post, gone, clip, theirs, alone, answered, answer }
}

function paragraph(text: string, username?: string) {
  const children = username ? [{ type: 'mention', username }] : [{ type: 'text', text }]
  return sql.json([{ type: 'paragraph', children }])
}

async function said({ id }: Person, post: string, parent: string | null = null, text = TEXT) {
  const [row] = await sql<{ id: string }[]>`
    select id from add_comment(${post}, ${id}, ${parent}, ${text}, ${paragraph(text)}, '{}')`
  return row!.id
}

/** A published clip and an unpublished one, with their files. */
async function clipOf(me: Person, coverId: string) {
  const id = await clipped(me, { caption: TEXT })
  const [key, waiting] = [makeKey(), makeKey()]
  const captions = [{ language: 'ne', number: 1 }]
  await sql`
    update clips set key = ${key}, captions = ${sql.json(captions)}, cover_id = ${coverId} where id = ${id}`
  await sql`delete from images where owner_id = ${me.id} and key like 'te/st/%'`
  await sql`insert into post_images (post_id, position, image_id) values (${id}, 0, ${coverId})`
  const video = await file(`${key}-360.mp4`)
  await file(`${key}-ne1.vtt`)
  await file(`${waiting}-360.mp4`)
  const uploads = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
  for (const upload of uploads) {
    await sql`insert into uploads (id, owner_id, bytes) values (${upload}, ${me.id}, 9)`
    await write('uploads', upload)
  }
  await sql`
    insert into clips (owner_id, caption, key, upload_id, worked_at)
    values (${me.id}, ${CANARY}, ${waiting}, ${uploads[0]!}, now())`
  return { id, video }
}

async function write(...path: string[]) {
  const whole = join(config.DATA_DIR, ...path)
  await mkdir(dirname(whole), { recursive: true })
  await writeFile(whole, CANARY)
}

async function fillRelations({ id }: Person, friend: Person) {
  await sql`insert into follows (follower_id, followed_id) values (${id}, ${friend.id}), (${friend.id}, ${id})`
  await sql`update users set follower_count = 1, following_count = 1 where id in (${id}, ${friend.id})`
  await sql`insert into mutes (muter_id, muted_id) values (${id}, ${friend.id}), (${friend.id}, ${id})`
  const [one, two] = [await person('one'), await person('two')]
  await sql`insert into blocks (blocker_id, blocked_id) values (${id}, ${one.id}), (${two.id}, ${id})`
  const [asked, asking] = [await person('asked'), await person('asking')]
  await sql`
    insert into follow_requests (follower_id, followed_id) values (${id}, ${asked.id}), (${asking.id}, ${id})`
  await sql`
    insert into invitations (by_id, code, used_by, used_at)
    values (${friend.id}, substr(md5(${id}::text), 1, 22), ${id}, now())`
  await sql`insert into muted_words (user_id, word) values (${id}, ${CANARY})`
  await sql`insert into passed_over (user_id, kind, thing_id) values (${id}, 'user', ${one.id}), (${one.id}, 'user', ${id})`
  await sql`
    insert into notifications (user_id, type, group_key, actors)
    values (${friend.id}, 'follow', 'follow', array[${id}]::bigint[]),
      (${friend.id}, 'vote', 'vote 1', array[${one.id}, ${id}]::bigint[])`
}

async function fillMessages(me: Person, friend: Person) {
  const talk = await talkOf(me, friend)
  await message(me, talk, CANARY)
  await message(friend, talk, 'An answer')
  await sql`insert into message_reactions (talk_id, seq, user_id, sign) values (${talk}, 2, ${me.id}, 'heart')`
  await sql`insert into active_members (user_id, active_at) values (${me.id}, now())`
  await sql`insert into hidden_messages (talk_id, seq, user_id) values (${talk}, 2, ${me.id})`
  const [{ report }] = await sql<[{ report: string }]>`
    insert into reports (reporter_id, kind, thing_id, reason) values (${friend.id}, 'user', ${friend.id}, 'spam')
    returning id as report`
  await sql`
    insert into reported_messages
    select ${report}, x.id, x.sender_id, x.sealed_body, true, x.created_at
    from messages x where x.talk_id = ${talk} and x.sender_id = ${me.id}`
  const group = await groupOf(me, [friend])
  await message(me, group, CANARY)
  await sql`update talks set invite_by = ${me.id} where id = ${group}`
  await sql`insert into line_people (talk_id, seq, user_id) values (${group}, 1, ${me.id})`
  await sql`
    insert into group_requests (talk_id, user_id, asked_by)
    values (${group}, ${me.id}, ${friend.id}), (null, ${friend.id}, ${me.id})`
  const left = await groupOf(friend, [me])
  await me.call(groupApi.leave, { params: { id: left } })
  // The younger of two is the second.
  await talkOf(me, await person('elder', { daysOld: 9 }))
  await sql`update talks set begun_by = ${me.id}, begun_at = now() where id = ${talk}`
}

async function fillHubs(me: Person, friend: Person) {
  const [own, theirs] = [
    await founded(me, {
      name: `${CANARY} hub`,
      description: `${CANARY} description`,
      tags: [CANARY],
    }),
    await founded(friend),
  ]
  await sql`insert into hub_automods (hub_id, rules) values (${own.id}, ${sql.json([CANARY])})`
  await joined(theirs, me, 'moderator')
  const elsewhere = await founded(friend)
  await sql`insert into hub_requests (hub_id, user_id) values (${elsewhere.id}, ${me.id})`
  await sql`
    insert into hub_invites (hub_id, by_id, user_id, code, expires_at)
    values (${theirs.id}, ${me.id}, null, ${`${CANARY}code`}, now() + interval '1 day'),
      (${elsewhere.id}, ${friend.id}, ${me.id}, null, now() + interval '1 day')`
  const stranger = await person('stranger')
  await sql`
    insert into hub_bans (hub_id, user_id, by_id, reason)
    values (${elsewhere.id}, ${me.id}, ${friend.id}, ${CANARY}), (${theirs.id}, ${stranger.id}, ${me.id}, 'Spam')`
  await sql`insert into hub_mutes (user_id, hub_id) values (${me.id}, ${elsewhere.id})`
  await sql`insert into hashtag_follows (user_id, sound, tag) values (${me.id}, ${CANARY}, ${CANARY})`
  await fillLists(me, friend)
  await sql`insert into fewer_hubs (user_id, hub_id) values (${me.id}, ${elsewhere.id})`
  await sql`
    insert into hub_notes (hub_id, user_id, by_id, text)
    values (${theirs.id}, ${me.id}, ${friend.id}, ${CANARY}), (${theirs.id}, ${stranger.id}, ${me.id}, 'Hm')`
}

async function fillLists(me: Person, friend: Person) {
  const listOf = async ({ id }: Person) => {
    const [list] = await sql<[{ id: string }]>`
      insert into people_lists (owner_id, name, about, is_public)
      values (${id}, ${id === me.id ? CANARY : 'Guides'}, ${id === me.id ? CANARY : ''}, true) returning id`
    return list.id
  }
  const [own, theirs] = [await listOf(me), await listOf(friend)]
  await sql`insert into people_list_members (list_id, user_id) values (${own}, ${friend.id}), (${theirs}, ${me.id})`
  await sql`insert into people_list_leavers (list_id, user_id) values (${theirs}, ${me.id})`
  await sql`insert into people_list_follows (user_id, list_id) values (${me.id}, ${theirs})`
}

type Written = Awaited<ReturnType<typeof fillWritings>>

async function fillReactions({ id }: Person, friend: Person, { theirs, answer }: Written) {
  const clip = await clipped(friend)
  await sql`select set_vote(${theirs}, ${id}, 1::smallint)`
  await sql`select set_vote(${clip}, ${id}, (-1)::smallint)`
  await sql`select set_comment_vote(${answer}, ${id}, 1::smallint)`
  await sql`select set_bookmark(${theirs}, ${id}, true)`
  await sql`select set_repost(${theirs}, ${id}, true)`
  await sql`insert into saved_comments (user_id, comment_id) values (${id}, ${answer})`
  await sql`insert into polls (post_id, closes_at) values (${theirs}, now() + interval '1 day')`
  await sql`insert into poll_options (post_id, position, text) values (${theirs}, 0, 'Yes')`
  await sql`select set_choice(${theirs}, ${id}, 0::smallint)`
  await sql`select is_latest_act(${id}, 'vote', ${theirs}, 1, 1, null)`
  await sql`insert into impressions (user_id, post_id) values (${id}, ${theirs})`
  await sql`insert into thread_mutes (user_id, post_id) values (${id}, ${theirs})`
  await sql`insert into post_mentions (post_id, user_id) values (${theirs}, ${id})`
  await sql`insert into hidden_posts (user_id, post_id, reason) values (${id}, ${theirs}, 'notInterested')`
  await sql`insert into feed_resets (user_id) values (${id})`
  await sql`insert into clip_plays (clip_id, viewer, viewer_id, hour) values (${clip}, ${hashToken(id)}, ${id}, 1)`
  await sql`insert into clip_seen (user_id, clip_id) values (${id}, ${clip})`
  await sql`insert into clip_actions (clip_id, user_id, action) values (${clip}, ${id}, 'share')`
  await sql`insert into feed_snapshots (viewer_id, feed, post_ids) values (${id}, 'home', array[${theirs}]::bigint[])`
}

/** What the staff knows of somebody, and what somebody did for the staff. */
async function fillStaff({ id }: Person, friend: Person, { gone, theirs }: Written) {
  const evidence = sql.json({
    title: CANARY,
    content: CANARY,
    images: [],
    at: '2026-01-01T00:00:00.000Z',
  })
  await sql`
    insert into cases (kind, thing_id, subject_id, evidence, state, outcome, closed_at, decided_by)
    values ('post', ${gone}, ${id}, ${evidence}, 'closed', 'removed', now(), ${id})`
  await sql`
    insert into reports (reporter_id, kind, thing_id, reason, detail, state, closed_at)
    values (${id}, 'post', ${theirs}, 'spam', ${CANARY}, 'kept', now())`
  await sql`insert into reports (reporter_id, kind, thing_id, reason) values (${id}, 'user', ${friend.id}, 'spam')`
  const [{ act }] = await sql<[{ act: string }]>`
    insert into mod_log (action, by_id, user_id, post_id) values ('removePost', ${id}, ${id}, ${gone}) returning id as act`
  await sql`
    insert into appeals (act_id, user_id, text, decided_by, state, decided_at)
    values (${act}, ${id}, ${CANARY}, ${id}, 'upheld', now())`
  const [{ other }] = await sql<[{ other: string }]>`
    insert into mod_log (action, user_id) values ('warn', ${friend.id}) returning id as other`
  await sql`
    insert into appeals (act_id, user_id, text, decided_by, state, decided_at)
    values (${other}, ${friend.id}, 'No', ${id}, 'upheld', now())`
  await sql`insert into hidden_trends (sound, tag, reason, by_id) values (${newName('sound')}, 'momo', 'Spam', ${id})`
  await sql`insert into trend_log (act, sound, tag, by_id) values ('hide', 'momo', 'momo', ${id})`
  await sql`insert into watched_words (list, word, by_id) values ('content', ${newName('spam')}, ${id})`
  await sql`insert into sign_up_blocks (domain, reason, by_id) values (${`${newName('spam')}.example`}, 'Spam', ${id})`
  await sql`
    insert into announcements (en, ne, ends_at, by_id) values ('Hello', 'नमस्ते', now() + interval '1 day', ${id})`
  await sql`
    insert into grievances (number, name, email, reason, text, decided_by)
    values ('JES-AAAA-BBBB-' || upper(substr(md5(${id}::text), 1, 4)), 'A', 'a@b.example', 'other', 'Something happened', ${id})`
  await sql`
    insert into blogs (author_id, title_en, content_en, body_en) values (${id}, 'News', 'News', '[]')`
  await sql`select audit(${id}, 'flag.set', 'flag', 'clips', '')`
}
