import type { Comment, CommentEdit } from '@jes/contract/comments/comments'
import type { Body } from '@jes/contract/core/body'
import { publishComment, publishDeleted } from '#features/core/commentEvents/publish.ts'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { saidIn } from '#features/core/searchIndex/text.ts'
import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { topicsOfComment } from '#features/core/visibility/topics.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { holdComment } from '#features/hubs/automod/hold.ts'
import { judge } from '#features/hubs/automod/verdict.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, notFound, refuse } from '#lib/errors.ts'
import { plainText } from '#lib/markdown.ts'
import type { Viewer } from '#lib/serve.ts'
import { stateAfter } from './guarded.ts'
import { expectComment } from './queries.ts'
import { MOST_NOTIFIED, readComment } from './text.ts'

/**
 * Changes the text. Members mentioned for the first time are notified; those mentioned before are not notified again.
 */
export async function editComment(
  viewer: Viewer,
  id: string,
  { content: typed, basedOn }: CommentEdit,
) {
  await expectOn(sql, 'posting')
  return sql.begin(async (sql) => {
    const { notified, hubId } = await lockComment(sql, id)
    const comment = await expectComment(sql, id, viewer.id)
    if (!comment.canEdit) throw forbidden()
    await expectNotBanned(sql, comment.ad, viewer.id)
    if (comment.content === typed) return { comment }
    if (basedOn !== undefined && basedOn !== comment.editedAt)
      throw refuse('comments.changed_meanwhile')

    const { content, body, mentions } = await readComment(sql, typed, comment.ad)
    const verdict = hubId && (await judge(sql, hubId, { content, authorId: viewer.id }))
    const state = stateAfter(verdict || null)
    const added =
      state === 'live'
        ? mentions
            .filter((name) => !notified.includes(name))
            .slice(0, MOST_NOTIFIED - notified.length)
        : []
    // Locks the stats of the post before the comment, in the same order as replies do.
    if (state !== 'live') await sql`select set_comment_state(${id}, ${state})`
    await sql`
      update comments
      set content = ${content}, body = ${sql.json(body)}, mentions = ${[...notified, ...added]},
          edited_at = now(), changed_at = now()
      where id = ${id}`
    if (hubId && verdict && state !== 'live') {
      const held = { commentId: id, postId: comment.ad, hubId, authorId: viewer.id, verdict }
      await holdComment(sql, held)
      await publishDeleted(sql, held)
      await publishChange(sql, topicsOfComment(comment.ad))
      return { comment: { ...comment, content, body, state, ...SHUT } }
    }
    if (added.length > 0) await notifyNewlyMentioned(sql, id, added, body)
    const word = await findWatchedWord(sql, content)
    if (word) await openForWord(sql, { kind: 'comment', id, postId: comment.ad, word })
    await publishComment(sql, { event: 'edited', commentId: id, postId: comment.ad })
    await publishChange(sql, [`post:${comment.ad}`])
    return { comment: await expectComment(sql, id, viewer.id) }
  })
}

/** What can no longer be done with a comment that AutoMod has removed. */
const SHUT = { canEdit: false, canDelete: false, canPin: false } satisfies Partial<Comment>

type Locked = { notified: string[]; hubId: string | null }

/**
 * Which members were notified already, and the hub. The lock on the post is enough: deleting, editing and moderating
 * a comment take it first, so nobody else changes this comment until the transaction ends.
 */
async function lockComment(sql: Sql, id: string) {
  const [post] = await sql<{ id: string }[]>`
    select p.id from posts p where p.id = (select c.post_id from comments c where c.id = ${id})
    for no key update`
  if (!post) throw notFound()
  const [locked] = await sql<Locked[]>`
    select c.mentions as notified, s.hub_id
    from comments c
    join post_stats s on s.post_id = c.post_id
    where c.id = ${id}`
  if (!locked) throw notFound()
  return locked
}

/** The authors of the post and of the parent comment were notified when the comment was written. */
async function notifyNewlyMentioned(sql: Sql, id: string, usernames: string[], body: Body) {
  await sql`
    select notify('mention', 'mention ' || c.id, array(
      select u.id from users u
      where u.username = any(${usernames}) and u.id <> s.author_id and u.id is distinct from a.author_id
    ), c.author_id, c.post_id, c.id, the_said => ${saidIn(plainText(body))})
    from comments c
    join post_stats s on s.post_id = c.post_id
    left join comments a on a.id = c.parent_id
    where c.id = ${id}`
}
