import { because } from '@jes/contract/lib/refusals/because'
import type { NewPost } from '@jes/contract/posts/posts'
import { SCHEDULE } from '@jes/contract/posts/schedule'
import { entitlementsOf, needsPass } from '#features/core/entitlements/rule.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { expectAudience } from '#features/posts/posts/audience.ts'
import { expectOwnImages } from '#features/posts/posts/parts.ts'
import { expectPlace } from '#features/posts/posts/place.ts'
import { expectQuotable } from '#features/posts/posts/quotable.ts'
import { expectLength } from '#features/posts/posts/text.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

type Scheduling = { post: NewPost; publishAt: string }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Saves a post to be published later. It is checked now, and again when it is published. */
export async function createScheduled(sql: Sql, viewer: Viewer, { post, publishAt }: Scheduling) {
  const room = await expectPass(sql, viewer)
  const held = await sql`select from scheduled_posts where user_id = ${viewer.id}`
  if (held.length >= room) throw refuse(because('posts.schedule_full', { max: room }))
  expectAhead(publishAt)
  await expectPostable(sql, viewer, post)

  const [{ id }] = await sql<[{ id: string }]>`
    insert into scheduled_posts (user_id, content, publish_at)
    values (${viewer.id}, ${sql.json(toKeep(post))}, ${publishAt})
    returning id`
  if (post.draft) await sql`delete from drafts where id = ${post.draft} and user_id = ${viewer.id}`
  return id
}

export async function updateScheduled(
  sql: Sql,
  viewer: Viewer,
  id: string,
  { post, publishAt }: Scheduling,
) {
  // If it is being published at this moment, that finishes first, and nothing is left to change.
  const [held] = await sql<{ publishAt: string; state: string }[]>`
    select publish_at, state from scheduled_posts where id = ${id} and user_id = ${viewer.id}
    for update`
  if (!held) throw notFound()
  await expectPass(sql, viewer)
  const isSameTime =
    held.state === 'waiting' && Date.parse(held.publishAt) === Date.parse(publishAt)
  if (!isSameTime) expectAhead(publishAt)
  await expectPostable(sql, viewer, post)

  await sql`
    update scheduled_posts
    set content = ${sql.json(toKeep(post))}, publish_at = ${publishAt}, state = 'waiting', failure = null
    where id = ${id}`
}

export async function removeScheduled(sql: Sql, viewer: Viewer, id: string) {
  const { count } = await sql`
    delete from scheduled_posts where id = ${id} and user_id = ${viewer.id}`
  if (count === 0) throw notFound()
}

/** Refuses above the limit of scheduled posts; nobody else adds one for this member until the transaction ends. */
async function expectPass(sql: Sql, viewer: Viewer) {
  expectVerified(viewer)
  await sql`select from users where id = ${viewer.id} for no key update`
  const { scheduledPosts } = await entitlementsOf(sql, viewer.id)
  if (scheduledPosts === 0) throw needsPass()
  return scheduledPosts
}

async function expectPostable(sql: Sql, viewer: Viewer, post: NewPost) {
  await expectLength(sql, viewer.id, post.content)
  expectAudience(post)
  if (post.jehub) await expectPlace(sql, post.jehub, viewer.id)
  if (post.quote) await expectQuotable(sql, post.quote, viewer.id)
  await expectOwnImages(sql, viewer.id, post.images)
}

function expectAhead(publishAt: string) {
  const ahead = Date.parse(publishAt) - Date.now()
  if (ahead < SCHEDULE.minMinutes * MINUTE_MS || ahead > SCHEDULE.maxDays * DAY_MS) {
    throw invalid({ publishAt: 'posts.publish_time' })
  }
}

function toKeep(post: NewPost) {
  const { draft: _, jehub = null, poll = null, quote = null, ...rest } = post
  return { ...rest, jehub, poll, quote }
}
