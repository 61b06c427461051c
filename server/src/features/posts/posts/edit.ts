import type { Post, PostEdit, PostVersion } from '@jes/contract/posts/posts'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { holdPost } from '#features/hubs/automod/hold.ts'
import { judge } from '#features/hubs/automod/verdict.ts'
import { notifyMentioned } from '#features/notifications/notifications/notify.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectOwnImages, keepImages, keepLink, keepTags } from './parts.ts'
import { expectPost } from './queries.ts'
import { expectLength, readText } from './text.ts'

const MOST_VERSIONS = 100

/** Changes what the edit names. */
export async function editPost(viewer: Viewer, id: string, edit: PostEdit) {
  return sql.begin(async (sql) => {
    const post = await expectEditable(sql, viewer, id)
    if (post.kind === 'clip') throw refuse('posts.clip_edited_elsewhere')
    return rewritePost(sql, viewer, post, edit)
  })
}

/** The post for who may edit it; nobody else changes it before this transaction ends. */
export async function expectEditable(sql: Sql, viewer: Viewer, id: string) {
  await sql`select from posts where id = ${id} for no key update`
  const post = await expectPost(sql, id, viewer.id)
  if (!post.canEdit) throw forbidden()
  await expectNotBanned(sql, id, viewer.id)
  return post
}

/** Says the post anew. What it said before stays in its history. */
export async function rewritePost(sql: Sql, viewer: Viewer, post: Post, edit: PostEdit) {
  await expectOn(sql, 'posting')
  const id = post._id
  const next = { ...asTyped(post), ...edit }
  if (JSON.stringify(next) === JSON.stringify(asTyped(post))) return post

  // What a pass made long may be mended after it has ended, but not grow.
  if (next.content.length > post.content.length) await expectLength(sql, viewer.id, next.content)
  await expectOwnImages(sql, viewer.id, next.images)
  const isRewritten = next.title !== post.title || next.content !== post.content
  if (isRewritten) {
    await sql`
      insert into post_edits (post_id, title, content, at)
      values (${id}, ${post.title}, ${post.content}, now())`
  }
  const { mentions } = await updatePost(sql, id, next)
  const usernames = mentions.filter((username) => !post.mentions.includes(username))
  await notifyMentioned(sql, { postId: id, authorId: viewer.id, usernames })
  if (post.jehub && post.state === 'live' && isRewritten) {
    const hubId = post.jehub._id
    await sql`update posts set label = null where id = ${id} and label is not null and not is_labelled`
    const verdict = await judge(sql, hubId, { ...next, authorId: viewer.id })
    if (verdict) await holdPost(sql, { postId: id, hubId, verdict })
  }
  const word = isRewritten && (await findWatchedWord(sql, `${next.title}\n${next.content}`))
  const kind = post.kind === 'clip' ? 'clip' : 'post'
  if (word) await openForWord(sql, { kind, id, postId: id, word })
  await publishChange(sql)
  return expectPost(sql, id, viewer.id)
}

type Typed = Required<{ [K in keyof PostEdit]: Exclude<PostEdit[K], undefined> }>

/** A post as its author would send it again; the keys in the order of an edit. */
function asTyped({ title, content, images, sensitive }: Post): Typed {
  return { title, content, images: images.map(({ _id, alt }) => ({ _id, alt })), sensitive }
}

async function updatePost(sql: Sql, id: string, { images, sensitive, ...typed }: Typed) {
  const text = await readText(sql, typed)
  const linkUrl = images.length === 0 ? await keepLink(sql, text.linkUrl) : null
  await sql`
    update posts
    set title = ${text.title}, content = ${text.content}, body = ${sql.json(text.body)},
        excerpt = ${text.excerpt}, excerpt_body = ${text.excerptBody && sql.json(text.excerptBody)},
        hashtags = ${text.hashtags}, mentions = ${text.mentions}, language = ${text.language},
        link_url = ${linkUrl}, sensitive = ${sensitive} or (sensitive and is_labelled), edited_at = now()
    where id = ${id}`
  await keepTags(sql, id, text.hashtags)
  await keepImages(sql, id, images)
  await indexPosts(sql, [id])
  return text
}

/** How the post reads now, then how it read before, each with the moment since when. */
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
