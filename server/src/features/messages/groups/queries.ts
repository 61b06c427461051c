import type { UserSummary } from '@jes/contract/core/users'
import type { GroupInvite, GroupMember, GroupMembers } from '@jes/contract/messages/groups'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import { showsReading } from '#features/messages/talks/rows.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { expectGroup } from './access.ts'
import { countMembers, type FaceRow, faceJson, toFace } from './rows.ts'

/** As many of those who left are named. */
const MOST_FORMER = 200

export async function findMembers(
  sql: Sql,
  talkId: string,
  viewerId: string,
): Promise<GroupMembers> {
  const { isAdmin } = await expectGroup(sql, talkId, viewerId)
  const [talk] = await sql<[Pick<GroupMembers, 'madeBy' | 'createdAt' | 'inviteCode'>]>`
    select t.made_by, t.created_at, case when ${isAdmin} then t.invite_code end as invite_code
    from talks t where t.id = ${talkId}`
  return {
    ...talk,
    members: await listMembers(sql, talkId, { viewerId, isAdmin }),
    former: await listFormer(sql, talkId, viewerId),
  }
}

type Reader = { viewerId: string; isAdmin: boolean }

/** An admin sees everybody: else a block would protect its maker from being removed. */
function listMembers(sql: Sql, talkId: string, { viewerId, isAdmin }: Reader) {
  const isApart = sql`not (${isNotBlocked(sql, viewerId, sql`m.user_id`)})`
  return sql<GroupMember[]>`
    select ${userJson(sql, 'u')} as "user", m.is_admin, m.folder = 'requests' as is_asked,
      case when m.folder = 'talks' and not ${isApart} and ${showsReading(sql, 'me')} and ${showsReading(sql, 'u')}
        then m.read_seq end as read_seq
    from talk_members m
    join users u on u.id = m.user_id
    join users me on me.id = ${viewerId}
    where m.talk_id = ${talkId} and (${isAdmin} or not ${isApart})
    order by m.is_admin desc, m.joined_at, m.user_id`
}

async function listFormer(sql: Sql, talkId: string, viewerId: string) {
  const rows = await sql<{ user: UserSummary }[]>`
    select ${userJson(sql, 'u')} as "user"
    from former_members f join users u on u.id = f.user_id
    where f.talk_id = ${talkId} and ${isNotBlocked(sql, viewerId, sql`u.id`)}
    order by f.left_at desc, f.user_id
    ${limitTo(sql, MOST_FORMER)}`
  return rows.map(({ user }) => user)
}

type InviteRow = {
  talkId: string
  sealedName: Buffer
  face: FaceRow
  memberCount: number
  isIn: boolean
}

/** To which group a link leads; to none for whom was removed, and across a block of who made it. */
export async function findInvite(sql: Sql, code: string, viewerId: string): Promise<GroupInvite> {
  const [row] = await sql<InviteRow[]>`
    select t.id as talk_id, t.sealed_name, ${faceJson(sql, viewerId, false)} as face, ${countMembers(sql)} as member_count,
      exists (
        select from talk_members m where m.talk_id = t.id and m.user_id = ${viewerId} and m.folder = 'talks') as is_in
    from talks t where ${isInvited(sql, code, viewerId)}`
  if (!row) throw notFound()
  const { talkId, sealedName, face, memberCount, isIn } = row
  const shown = await toFace(talkId, { ...face, sealedName })
  return { ...shown, memberCount, talk: isIn ? talkId : null }
}

/** SQL condition for a talk as `t`: this code leads the viewer to it. */
export function isInvited(sql: Sql, code: string, viewerId: string) {
  return sql`
    (t.invite_code = ${code} and (${isNotBlocked(sql, viewerId, sql`t.invite_by`)}) is not false
      and not exists (
        select from former_members f where f.talk_id = t.id and f.user_id = ${viewerId} and f.is_removed))`
}
