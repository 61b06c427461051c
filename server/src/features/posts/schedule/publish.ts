import type { Because } from '@jes/contract/lib/refusals/because'
import type { NewPost } from '@jes/contract/posts/posts'
import { isVerified } from '#features/core/users/verified.ts'
import { notifySystem } from '#features/notifications/notifications/notify.ts'
import { publishPost } from '#features/posts/posts/create.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, Refusal, refuse } from '#lib/errors.ts'
import { speak } from '#lib/speak.ts'

/** How many are read at once; the rest follow in the same minute. */
const BATCH = 100

type Taken = { userId: string; content: NewPost }

/** Publishes one of the member's own scheduled posts at once. */
export async function publishNow(sql: Sql, userId: string, id: string) {
  const [taken] = await sql<Taken[]>`
    delete from scheduled_posts where id = ${id} and user_id = ${userId} returning user_id, content`
  if (!taken) throw notFound()
  return publishTaken(sql, taken)
}

/** Publishes all posts that are due; one that is refused stores the reason, and does not stop the others. */
export async function publishDue() {
  const bugs: unknown[] = []
  let after = '0'
  for (;;) {
    const due = await sql<{ id: string }[]>`
      select id from scheduled_posts
      where state = 'waiting' and publish_at <= now() and id > ${after}
      order by id
      limit ${sql.unsafe(String(BATCH))}`
    for (const { id } of due) await publishOne(id).catch((bug: unknown) => bugs.push(bug))
    if (due.length < BATCH) break
    after = due.at(-1)!.id
  }
  if (bugs.length > 0) throw bugs[0]
}

/** Claimed and published in one transaction: after any crash it is one post, never two. */
async function publishOne(id: string) {
  try {
    await sql.begin(async (sql) => {
      const [taken] = await sql<Taken[]>`
        delete from scheduled_posts
        where id = (
          select id from scheduled_posts
          where id = ${id} and state = 'waiting' and publish_at <= now()
          for update skip locked
        )
        returning user_id, content`
      if (taken) await publishTaken(sql, taken)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // During maintenance nobody can post: it is published afterwards.
    if (error.code === 'overloaded') return
    await markFailed(id, error.because)
  }
}

/** As if its author had posted it just now, with the same checks. */
async function publishTaken(sql: Sql, { userId, content }: Taken) {
  const [author] = await sql<{ isVerified: boolean; isSuspended: boolean }[]>`
    select ${isVerified(sql)} as is_verified, (u.suspended_until > now()) is true as is_suspended
    from users u where u.id = ${userId}`
  if (!author) throw notFound()
  if (author.isSuspended) throw refuse('posts.author_suspended')
  return publishPost(sql, { id: userId, isVerified: author.isVerified }, content)
}

function markFailed(id: string, why: Because) {
  return sql.begin(async (sql) => {
    const [failed] = await sql<{ userId: string }[]>`
      update scheduled_posts set state = 'failed', failure = ${why}
      where id = ${id} and state = 'waiting' and publish_at <= now()
      returning user_id`
    if (!failed) return
    const words = {
      en: `A post that you scheduled could not go out: ${speak(why, 'en')}`,
      ne: `तपाईंले समय तोकेको एउटा पोस्ट जान सकेन: ${speak(why, 'ne')}`,
    }
    await notifySystem(sql, [failed.userId], words, `/add-post?scheduled=${id}`)
  })
}
