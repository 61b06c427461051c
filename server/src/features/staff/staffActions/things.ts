import type { ReportKind } from '@jes/contract/core/reports'
import type { Case } from '@jes/contract/staff/cases'
import type { Fragment, Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** The deleted user, who owns what deleted members left. */
const DELETED_USER_ID = '1'

/** What the staff decides about, locked until the transaction ends. */
export type Thing = {
  kind: ReportKind
  id: string
  state: Case['thingState']
  /** The author, the owner of the hub, or the member. */
  subjectId: string | null
  postId: string | null
  commentId: string | null
  editedAt: string | null
}
export type Subject = { id: string; role: Viewer['role']; isSuspended: boolean }

/** The thing, or what the case stored of it once it is deleted. */
export async function lockThing(sql: Sql, kind: ReportKind, id: string): Promise<Thing> {
  if (kind === 'comment') await lockPostOf(sql, id)
  const [row] = await sql<Omit<Thing, 'kind' | 'id'>[]>`${LOCKS[kind](sql, id)}`
  const gone = { state: 'gone', subjectId: null, postId: null, commentId: null } as const
  return { kind, id, ...(row ?? { ...gone, editedAt: null }) }
}

/** The lock on its post is enough: deleting, editing and holding a comment take it first. */
async function lockPostOf(sql: Sql, commentId: string) {
  await sql`
    select from posts p where p.id = (select c.post_id from comments c where c.id = ${commentId})
    for no key update`
}

const LOCKS: Record<ReportKind, (sql: Sql, id: string) => Fragment> = {
  post: (sql, id) => lockPost(sql, id, sql`p.kind <> 'clip'`),
  clip: (sql, id) => lockPost(sql, id, sql`p.kind = 'clip'`),
  comment: (sql, id) => sql`
    select c.state, c.author_id as subject_id, c.post_id, c.id as comment_id, c.edited_at
    from comments c where c.id = ${id}`,
  jehub: (sql, id) => sql`
    select case when h.is_removed then 'removed' when h.closed_at is not null then 'deleted' else 'live' end as state,
      (select m.user_id from hub_members m where m.hub_id = h.id and m.role = 'owner') as subject_id,
      null::bigint as post_id, null::bigint as comment_id, null::timestamptz as edited_at
    from hubs h where h.id = ${id} for no key update`,
  user: (sql, id) => sql`
    select case when u.suspended_until > now() then 'suspended' else 'live' end as state, u.id as subject_id,
      null::bigint as post_id, null::bigint as comment_id, null::timestamptz as edited_at
    from users u where u.id = ${id} and u.id <> ${DELETED_USER_ID} for no key update`,
}

function lockPost(sql: Sql, id: string, isKind: Fragment) {
  return sql`
    select p.state, p.author_id as subject_id, p.id as post_id, null::bigint as comment_id, p.edited_at
    from posts p where p.id = ${id} and ${isKind} for no key update`
}

/** Of private hubs the staff sees what was reported, and nothing else. */
export async function isHidden(sql: Sql, { kind, id, postId }: Thing) {
  if (postId === null) return false
  const [row] = await sql<{ isHidden: boolean }[]>`
    select s.is_private and not exists (
      select from cases c where c.kind = ${kind} and c.thing_id = ${id}) as is_hidden
    from post_stats s where s.post_id = ${postId}`
  return row?.isHidden ?? true
}

/**
 * The member concerned, if the viewer may decide about them: nobody decides about themselves, and only admins about
 * an admin.
 */
export async function expectSubject(
  sql: Sql,
  subjectId: string | null,
  viewer: Pick<Viewer, 'id' | 'role'>,
) {
  const [subject] = await sql<Subject[]>`
    select u.id, u.role, (u.suspended_until > now()) is true as is_suspended
    from users u where u.id = ${subjectId} and u.id <> ${DELETED_USER_ID}`
  if (!subject) return null
  if (subject.id === viewer.id) throw refuse('staff.about_oneself')
  if (subject.role === 'admin' && viewer.role !== 'admin') throw refuse('staff.about_an_admin')
  return subject
}

export function expectThere({ state }: Thing) {
  if (state === 'deleted' || state === 'gone') throw refuse('staff.gone_already')
}
