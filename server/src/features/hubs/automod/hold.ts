import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import type { Sql } from '#lib/db.ts'
import type { Verdict } from './match.ts'

type Held = { postId: string; hubId: string; verdict: Verdict }
/** The lengths of the columns. */
const [HELD_FOR_LENGTH, DETAIL_LENGTH] = [200, 100]

/** Applies AutoMod's verdict to a post: label, hold or remove. */
export async function holdPost(sql: Sql, { postId, hubId, verdict }: Held) {
  if (verdict.action === 'label') return labelPost(sql, { postId, hubId, verdict })
  const [post] = await sql<{ authorId: string; isDone: boolean }[]>`
    select p.author_id, moderate_post(p.id, ${verdict.action === 'hold' ? 'held' : 'removed'}) as is_done
    from posts p where p.id = ${postId}`
  if (!post?.isDone) return
  if (verdict.action === 'hold') await queue(sql, { postId, commentId: null, hubId, verdict })
  else await logRemoval(sql, { postId, commentId: null, hubId, verdict, authorId: post.authorId })
}

async function labelPost(sql: Sql, { postId, hubId, verdict }: Held) {
  const [labelled] = await sql<{ authorId: string }[]>`
    update posts set label = ${verdict.label}
    where id = ${postId} and label is distinct from ${verdict.label} and not is_labelled
    returning author_id`
  if (!labelled) return
  await logAct(sql, {
    hubId,
    action: 'labelPost',
    byId: null,
    isAutomod: true,
    userId: labelled.authorId,
    postId,
  })
}

type HeldComment = Held & { commentId: string; authorId: string }

/** The same for a comment, which its command has hidden already. Labels are for posts. */
export async function holdComment(sql: Sql, held: HeldComment) {
  if (held.verdict.action === 'hold') await queue(sql, held)
  if (held.verdict.action === 'remove') await logRemoval(sql, held)
}

type Queued = Held & { commentId: string | null }

async function queue(sql: Sql, { postId, commentId, hubId, verdict }: Queued) {
  const reason = `${verdict.kind}: ${verdict.found}`.slice(0, HELD_FOR_LENGTH)
  const isOpen = commentId
    ? sql`(comment_id) where comment_id is not null and closed_at is null`
    : sql`(post_id) where comment_id is null and closed_at is null`
  await sql`
    insert into mod_queue (hub_id, post_id, comment_id, held_for)
    values (${hubId}, ${postId}, ${commentId}, ${reason})
    on conflict ${isOpen} do update set held_for = excluded.held_for`
}

/** What was found is part of the removed text: the detail is for its author, and no list shows it. */
async function logRemoval(sql: Sql, removed: Queued & { authorId: string }) {
  const { postId, commentId, hubId, verdict, authorId } = removed
  const actId = await logAct(sql, {
    hubId,
    action: commentId ? 'removeComment' : 'removePost',
    byId: null,
    isAutomod: true,
    userId: authorId,
    postId,
    commentId,
    detail: `${verdict.kind}: ${verdict.found}`.slice(0, DETAIL_LENGTH),
  })
  await notifyAct(sql, { userId: authorId, actId, hubId, byId: null })
}
