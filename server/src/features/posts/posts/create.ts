import type { Audience, Commenters } from '@jes/contract/posts/audience'
import type { NewPost } from '@jes/contract/posts/posts'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { topicsOfNew, topicsOfPictures } from '#features/core/visibility/topics.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { holdPost } from '#features/hubs/automod/hold.ts'
import { judge } from '#features/hubs/automod/verdict.ts'
import {
  notifyMentioned,
  notifyQuoted,
  notifyWatchers,
} from '#features/notifications/notifications/notify.ts'
import { publishChange } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectAudience, limitOf } from './audience.ts'
import { expectOwnImages, setImages, setMentions, setTags, storeLink } from './parts.ts'
import { expectPlace } from './place.ts'
import { expectPost } from './queries.ts'
import { expectQuotable } from './quotable.ts'
import { expectLength, type PostText, readText } from './text.ts'

type NewPoll = NonNullable<NewPost['poll']>

export async function createPost(sql: Sql, viewer: Viewer, input: NewPost) {
  await expectLength(sql, viewer.id, input.content)
  return publishPost(sql, viewer, input)
}

/** Publishes a post; its author's own vote is the first. Its length was checked when it was written. */
export async function publishPost(
  sql: Sql,
  viewer: Pick<Viewer, 'id' | 'isVerified'>,
  input: NewPost,
) {
  expectVerified(viewer)
  await expectOn(sql, 'posting')
  expectAudience(input)
  const hub = input.jehub ? await expectPlace(sql, input.jehub, viewer.id) : null
  const quotedId = input.quote ? await expectQuotable(sql, input.quote, viewer.id) : null
  await expectOwnImages(sql, viewer.id, input.images)

  const text = await readText(sql, input, hub?.id ?? null)
  const { images, audience, commenters, warning = null, poll = null } = input
  const linkUrl = images.length === 0 ? await storeLink(sql, text.linkUrl) : null
  const id = await publish(sql, text, {
    authorId: viewer.id,
    images,
    linkUrl,
    sensitive: input.sensitive || warning !== null,
    warning,
    audience,
    commenters,
    hub,
    poll,
    quotedId,
  })
  if (input.draft)
    await sql`delete from drafts where id = ${input.draft} and user_id = ${viewer.id}`

  return expectPost(sql, id, viewer.id)
}

/** Inserts and publishes a post, in a hub as its AutoMod decides, and notifies whom it concerns. */
export async function publish(sql: Sql, text: PostText, facts: Facts) {
  const { authorId, images, hub } = facts
  const { id, isPrivate } = await insertPost(sql, text, facts)
  await setTags(sql, id, text.hashtags)
  await setMentions(sql, id, text.mentions)
  await setImages(sql, id, images)
  if (facts.poll) await insertPoll(sql, id, facts.poll)
  await indexPosts(sql, [id])
  await notifyMentioned(sql, { postId: id, authorId, usernames: text.mentions })
  if (facts.quotedId) await notifyQuoted(sql, { postId: id, quotedId: facts.quotedId })
  if (hub) {
    const verdict = await judge(sql, hub.id, { ...text, authorId })
    if (verdict) await holdPost(sql, { postId: id, hubId: hub.id, verdict })
  }
  await notifyWatchers(sql, id)
  const word = await findWatchedWord(sql, `${text.title}\n${text.content}`)
  if (word) await openForWord(sql, { kind: facts.clipId ? 'clip' : 'post', id, postId: id, word })
  await publishChange(sql, [
    ...topicsOfNew({ id, authorId, hubId: hub?.id }),
    ...(hub || isPrivate ? topicsOfPictures(images) : []),
  ])
  return id
}

type Facts = {
  authorId: string
  images: NewPost['images']
  linkUrl: string | null
  sensitive: boolean
  warning?: string | null
  audience?: Audience
  commenters?: Commenters
  hub: { id: string; isPrivate: boolean } | null
  poll?: NewPoll | null
  quotedId?: string | null
  /** A clip that becomes a post keeps its id. */
  clipId?: string
}

/** The author's row is locked: an account that turns private at this moment has all its posts private. */
async function insertPost(sql: Sql, text: PostText, facts: Facts) {
  const { authorId, linkUrl, sensitive, hub, clipId, quotedId = null } = facts
  const audience = limitOf(facts.audience)
  const [row] = await sql<[{ id: string; isPrivate: boolean }]>`
    with author as materialized (
      select is_private from users where id = ${authorId} for no key update
    ), post as (
      insert into posts (id, kind, author_id, title, content, body, excerpt, excerpt_body, hashtags, mentions,
        language, link_url, sensitive, warning, hub_id, commenters, quoted_id, quote_state)
      values (coalesce(${clipId ?? null}::bigint, make_id()), ${clipId ? 'clip' : 'post'}, ${authorId}, ${text.title}, ${text.content}, ${sql.json(text.body)}, ${text.excerpt},
        ${text.excerptBody && sql.json(text.excerptBody)}, ${text.hashtags}, ${text.mentions},
        ${text.language}, ${linkUrl}, ${sensitive}, ${facts.warning ?? null}, ${hub?.id ?? null}, ${facts.commenters ?? 'everyone'},
        ${quotedId}, ${quotedId && 'linked'})
      returning id, author_id, hub_id, created_at
    ), stats as (
      insert into post_stats (post_id, author_id, hub_id, is_private, audience, up_votes, rank)
      select id, author_id, hub_id, coalesce(${hub?.isPrivate ?? null}, ${audience !== null} or a.is_private), ${audience}, 1,
        post_rank(1, 0, 0, 0, created_at)
      from post, author a
      returning is_private
    ), vote as (
      insert into post_votes (post_id, user_id, value) select id, author_id, 1 from post
    )
    select post.id, stats.is_private from post, stats`
  return row
}

async function insertPoll(sql: Sql, postId: string, { options, hours }: NewPoll) {
  await sql`
    with poll as (
      insert into polls (post_id, closes_at) values (${postId}, now() + make_interval(hours => ${hours}))
      returning post_id
    )
    insert into poll_options (post_id, position, text)
    select post_id, o.position - 1, o.text
    from poll, unnest(${options}::text[]) with ordinality o(text, position)`
}
