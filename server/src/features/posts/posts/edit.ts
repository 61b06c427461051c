import type { Post, PostEdit } from '@jes/contract/posts/posts'
import type { PostVersion } from '@jes/contract/posts/postVersion'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { topicsOfListing, topicsOfPictures } from '#features/core/visibility/topics.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { holdPost } from '#features/hubs/automod/hold.ts'
import type { Verdict } from '#features/hubs/automod/match.ts'
import { judge } from '#features/hubs/automod/verdict.ts'
import { notifyMentioned } from '#features/notifications/notifications/notify.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import type { Topic } from '#lib/topics.ts'
import { expectOwnImages, setImages, setMentions, setTags, storeLink } from './parts.ts'
import { expectPost } from './queries.ts'
import { expectLength, readText } from './text.ts'

const MOST_VERSIONS = 100

/** Changes the sent fields of a post. */
export async function editPost(viewer: Viewer, id: string, edit: PostEdit) {
  return sql.begin(async (sql) => {
    const post = await expectEditable(sql, viewer, id)
    if (post.kind === 'clip') throw refuse('posts.clip_edited_elsewhere')
    return rewritePost(sql, viewer, post, edit)
  })
}

/** The post, if the viewer may edit it, locked until the transaction ends. */
export async function expectEditable(sql: Sql, viewer: Viewer, id: string) {
  await sql`select from posts where id = ${id} for no key update`
  const post = await expectPost(sql, id, viewer.id)
  if (!post.canEdit) throw forbidden()
  await expectNotBanned(sql, id, viewer.id)
  return post
}

/** Replaces the text of a post. The old text stays in its history. */
export async function rewritePost(
  sql: Sql,
  viewer: Viewer,
  post: Post,
  { basedOn = post.editedAt, ...edit }: PostEdit,
) {
  await expectOn(sql, 'posting')
  const id = post._id
  const next = { ...asTyped(post), ...edit }
  if (JSON.stringify(next) === JSON.stringify(asTyped(post))) return post
  if (basedOn !== post.editedAt) throw refuse('posts.changed_meanwhile')

  // A long post from the time of a pass may be edited after the pass has ended, but not grow.
  if (next.content.length > post.content.length) await expectLength(sql, viewer.id, next.content)
  await expectOwnImages(sql, viewer.id, next.images)
  const isRewritten = next.title !== post.title || next.content !== post.content
  if (isRewritten) {
    await sql`
      insert into post_edits (post_id, title, content, at)
      values (${id}, ${post.title}, ${post.content}, now())`
  }
  const { mentions } = await updatePost(sql, post, next)
  const usernames = mentions.filter((username) => !post.mentions.includes(username))
  await notifyMentioned(sql, { postId: id, authorId: viewer.id, usernames })
  let verdict: Verdict | null = null
  if (post.jehub && post.state === 'live' && isRewritten) {
    const hubId = post.jehub._id
    await sql`update posts set label = null where id = ${id} and label is not null and not is_labelled`
    verdict = await judge(sql, hubId, { ...next, authorId: viewer.id })
    if (verdict) await holdPost(sql, { postId: id, hubId, verdict })
  }
  const word = isRewritten && (await findWatchedWord(sql, `${next.title}\n${next.content}`))
  const kind = post.kind === 'clip' ? 'clip' : 'post'
  if (word) await openForWord(sql, { kind, id, postId: id, word })
  await publishChange(sql, [
    ...topicsOfEdit(post, verdict),
    ...(post.jehub || post.audience !== 'everyone' ? topicsOfPictures(next.images) : []),
  ])
  return expectPost(sql, id, viewer.id)
}

/** Whether it stands in a list of everything may change with its words, and in its hub if AutoMod takes it away. */
function topicsOfEdit({ _id, user, jehub }: Post, verdict: Verdict | null): Topic[] {
  const isTaken = verdict !== null && verdict.action !== 'label'
  if (isTaken) return topicsOfListing({ id: _id, authorId: user._id, hubId: jehub?._id })
  return [`post:${_id}`, 'lists']
}

type Typed = Required<{
  [K in Exclude<keyof PostEdit, 'basedOn'>]: Exclude<PostEdit[K], undefined>
}>

/** A post as its author would send it again; the keys in the order of an edit. */
function asTyped({ title, content, images, sensitive, warning }: Post): Typed {
  return {
    title,
    content,
    images: images.map(({ _id, alt }) => ({ _id, alt })),
    sensitive,
    warning,
  }
}

async function updatePost(
  sql: Sql,
  { _id: id, jehub }: Post,
  { images, sensitive, warning, ...typed }: Typed,
) {
  const text = await readText(sql, typed, jehub?._id ?? null)
  const linkUrl = images.length === 0 ? await storeLink(sql, text.linkUrl) : null
  await sql`
    update posts
    set title = ${text.title}, content = ${text.content}, body = ${sql.json(text.body)},
        excerpt = ${text.excerpt}, excerpt_body = ${text.excerptBody && sql.json(text.excerptBody)},
        hashtags = ${text.hashtags}, mentions = ${text.mentions}, language = ${text.language},
        link_url = ${linkUrl}, warning = ${warning},
        sensitive = ${sensitive || warning !== null} or (sensitive and is_labelled), edited_at = now()
    where id = ${id}`
  await setTags(sql, id, text.hashtags)
  await setMentions(sql, id, text.mentions)
  await setImages(sql, id, images)
  await indexPosts(sql, [id])
  return text
}

/** The current version of a post, then earlier ones, each with its date. */
export async function listVersions(
  sql: Sql,
  id: string,
  viewerId: string | null,
): Promise<PostVersion[]> {
  const { title, content, createdAt } = await expectPost(sql, id, viewerId)
  const edits = await sql<{ title: string; content: string; at: string }[]>`
    select title, content, at from post_edits where post_id = ${id}
    order by id desc limit ${sql.unsafe(String(MOST_VERSIONS))}`
  return [{ title, content }, ...edits].map((version, index) => ({
    title: version.title,
    content: version.content,
    at: edits[index]?.at ?? createdAt,
  }))
}
