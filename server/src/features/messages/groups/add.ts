import type { Settings } from '@jes/contract/core/settings'
import { because } from '@jes/contract/lib/refusals/because'
import { MOST_MEMBERS } from '@jes/contract/messages/groups'
import { fullSettings } from '#features/core/settings/queries.ts'
import { DELETED_USER_ID, isNotBlocked } from '#features/core/visibility/rule.ts'
import { sendLine } from '#features/messages/messages/lines.ts'
import { expectRoomForStrangers } from '#features/messages/messages/strangers.ts'
import type { Sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** Somebody whom an admin wants in the group, and how they stand to the admin. */
type Candidate = {
  id: string
  displayName: string
  settings: Partial<Settings>
  isFollowing: boolean
  isTalking: boolean
  isIn: boolean
  hasLeft: boolean
  wasAsked: boolean
}

type Added = { talkId: string; userIds: string[] }

/** Adds those who allow it, and asks the others. Whom the group has already stays as they are. */
export async function addPeople(sql: Sql, viewer: Viewer, { talkId, userIds }: Added) {
  const candidates = await listCandidates(sql, viewer.id, { talkId, userIds })
  if (candidates.length < new Set(userIds).size) throw notFound()
  const fresh = candidates.filter(({ isIn }) => !isIn)
  const unwanted = fresh.find((one) => !canBeAsked(one))
  if (unwanted)
    throw refuse(because('messages.not_wanted_in_group', { name: unwanted.displayName }))
  await expectRoom(sql, talkId, fresh.length)
  const added = fresh.filter(isAllowed).map(({ id }) => id)
  const asked = fresh.filter((one) => !isAllowed(one)).map(({ id }) => id)
  if (asked.length > 0) await askPeople(sql, viewer, { talkId, userIds: asked })
  await enter(sql, talkId, { userIds: added, folder: 'talks' })
  return added
}

export async function addWithLine(sql: Sql, viewer: Viewer, to: Added) {
  const people = await addPeople(sql, viewer, to)
  if (people.length === 0) return
  await sendLine(sql, { talkId: to.talkId, userId: viewer.id }, { kind: 'added', people })
}

/** Who follows the admin or writes with them allows it; not again after they left. */
function isAllowed({ isFollowing, isTalking, hasLeft }: Candidate) {
  return (isFollowing || isTalking) && !hasLeft
}

/** Whoever may be written to, once for each group. */
function canBeAsked(candidate: Candidate) {
  if (isAllowed(candidate)) return true
  const { messages: wanted } = fullSettings(candidate.settings)
  const { isFollowing, isTalking, wasAsked } = candidate
  const isOpen = wanted === 'everyone' || (wanted === 'following' && isFollowing) || isTalking
  return isOpen && !wasAsked
}

function listCandidates(sql: Sql, viewerId: string, { talkId, userIds }: Added) {
  return sql<Candidate[]>`
    select u.id, u.display_name, u.settings,
      exists (select from follows f where f.follower_id = u.id and f.followed_id = ${viewerId}) as is_following,
      exists (
        select from talks t
        join talk_members o on o.talk_id = t.id
        where t.first_id = least(u.id, ${viewerId}::bigint) and t.second_id = greatest(u.id, ${viewerId}::bigint)
        having bool_and(o.folder = 'talks')) as is_talking,
      exists (select from talk_members m where m.talk_id = ${talkId} and m.user_id = u.id) as is_in,
      exists (select from former_members f where f.talk_id = ${talkId} and f.user_id = u.id) as has_left,
      exists (select from group_requests r where r.talk_id = ${talkId} and r.user_id = u.id) as was_asked
    from users u
    where u.id = any(${userIds}::bigint[]) and u.id <> ${DELETED_USER_ID} and ${isNotBlocked(sql, viewerId, sql`u.id`)}`
}

export async function expectRoom(sql: Sql, talkId: string, added: number) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from talk_members where talk_id = ${talkId}`
  if (count + added > MOST_MEMBERS)
    throw refuse(because('messages.group_full', { max: MOST_MEMBERS }))
}

async function askPeople(sql: Sql, viewer: Viewer, { talkId, userIds }: Added) {
  await expectRoomForStrangers(sql, viewer, userIds.length)
  await sql`
    insert into group_requests (talk_id, user_id, asked_by)
    select ${talkId}, unnest(${userIds}::bigint[]), ${viewer.id}`
  await enter(sql, talkId, { userIds, folder: 'requests' })
}

type Entering = { userIds: string[]; folder: 'talks' | 'requests' }

/** What was written before is not theirs to read. */
export async function enter(sql: Sql, talkId: string, { userIds, folder }: Entering) {
  await sql`
    insert into talk_members (talk_id, user_id, folder, is_group, last_seq, read_seq, cleared_seq, last_at)
    select t.id, u.id, ${folder}, true, t.last_seq, t.last_seq, t.last_seq, now()
    from talks t, unnest(${userIds}::bigint[]) u(id)
    where t.id = ${talkId}`
  await sql`
    delete from former_members where talk_id = ${talkId} and user_id = any(${userIds}::bigint[])`
  await sql`
    select publish_talk(${talkId}, the_user => u.id) from unnest(${userIds}::bigint[]) u(id)`
}
