import { randomBytes } from 'node:crypto'
import type { GroupChange } from '@jes/contract/messages/groups'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { sendLine } from '#features/messages/messages/lines.ts'
import { expectTalk } from '#features/messages/talks/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import { makeId } from '#lib/makeId.ts'
import type { Viewer } from '#lib/serve.ts'
import { lockAsAdmin } from './access.ts'
import { addPeople, addWithLine } from './add.ts'
import { takeMember } from './leave.ts'
import { findMembers } from './queries.ts'
import { sealName } from './sealedName.ts'

/** 128 bits: a link cannot be guessed. */
const CODE_BYTES = 16

type NewGroup = { name: string; users: string[] }
type OfMember = { talkId: string; userId: string }

export async function createGroup(sql: Sql, viewer: Viewer, { name, users }: NewGroup) {
  expectVerified(viewer)
  await expectOn(sql, 'posting')
  const talkId = await makeId(sql)
  await sql`
    insert into talks (id, sealed_name, made_by)
    values (${talkId}, ${await sealName(talkId, name)}, ${viewer.id})`
  await sql`
    insert into talk_members (talk_id, user_id, folder, is_group, is_admin)
    values (${talkId}, ${viewer.id}, 'talks', true, true)`
  await addPeople(sql, viewer, { talkId, userIds: users })
  await sendLine(sql, { talkId, userId: viewer.id }, { kind: 'began' })
  return { _id: talkId }
}

export function addMembers(viewer: Viewer, talkId: string, userIds: string[]) {
  expectVerified(viewer)
  return sql.begin(async (sql) => {
    await lockAsAdmin(sql, talkId, viewer.id)
    await addWithLine(sql, viewer, { talkId, userIds })
    return findMembers(sql, talkId, viewer.id)
  })
}

/** Who only was asked is asked no more. */
export function removeMember(viewer: Viewer, { talkId, userId }: OfMember) {
  return sql.begin(async (sql) => {
    await lockAsAdmin(sql, talkId, viewer.id)
    const { folder } = await expectOther(sql, viewer, { talkId, userId })
    const line = { kind: 'removed', people: [userId] } as const
    if (folder === 'talks') await sendLine(sql, { talkId, userId: viewer.id }, line)
    else await sql`select publish_talk(${talkId})`
    await takeMember(sql, { talkId, userId, isRemoved: true })
    return findMembers(sql, talkId, viewer.id)
  })
}

/** Somebody else of the group. */
async function expectOther(sql: Sql, viewer: Viewer, { talkId, userId }: OfMember) {
  const [member] = await sql<{ folder: string; isAdmin: boolean }[]>`
    select folder, is_admin from talk_members
    where talk_id = ${talkId} and user_id = ${userId} and user_id <> ${viewer.id}`
  if (!member) throw notFound()
  return member
}

/** An admin makes others admins, or takes it from them or from themselves. */
export function setAdmin(viewer: Viewer, { talkId, userId }: OfMember, isAdmin: boolean) {
  return sql.begin(async (sql) => {
    await lockAsAdmin(sql, talkId, viewer.id)
    const { count } = await sql`
      update talk_members set is_admin = ${isAdmin}
      where talk_id = ${talkId} and user_id = ${userId} and is_admin <> ${isAdmin} and folder = 'talks'`
    const [{ hasAdmin, isIn }] = await sql<[{ hasAdmin: boolean; isIn: boolean }]>`
      select bool_or(is_admin) as has_admin, bool_or(user_id = ${userId} and folder = 'talks') as is_in
      from talk_members where talk_id = ${talkId}`
    if (!isIn) throw notFound()
    if (!hasAdmin) throw refuse('messages.last_admin')
    const line = { kind: isAdmin ? 'promoted' : 'demoted', people: [userId] } as const
    if (count > 0) await sendLine(sql, { talkId, userId: viewer.id }, line)
    return findMembers(sql, talkId, viewer.id)
  })
}

export function changeGroup(viewer: Viewer, talkId: string, { name, image }: GroupChange) {
  expectVerified(viewer)
  const one = { talkId, userId: viewer.id }
  return sql.begin(async (sql) => {
    const group = await lockAsAdmin(sql, talkId, viewer.id)
    if (name !== undefined && name !== group.name) {
      await sql`update talks set sealed_name = ${await sealName(talkId, name)} where id = ${talkId}`
      await sendLine(sql, one, { kind: 'renamed' })
    }
    if (image !== undefined) {
      if (image) await claimPicture(sql, image, viewer.id)
      await sql`update talks set image_id = ${image} where id = ${talkId}`
      await sendLine(sql, one, { kind: 'pictured' })
    }
    return expectTalk(sql, talkId, viewer.id)
  })
}

/** From now on only the people of the group get its files. A picture that is shown elsewhere would vanish there. */
async function claimPicture(sql: Sql, imageId: string, ownerId: string) {
  const { count } = await sql`
    update images i set is_private = true
    where i.id = ${imageId} and i.owner_id = ${ownerId}
      and not exists (select from post_images p where p.image_id = i.id)
      and not exists (select from hubs h where h.icon_id = i.id or h.cover_id = i.id)
      and not exists (select from users u where u.image_id = i.id or u.cover_id = i.id)
      and not exists (select from images j where j.key = i.key and j.id <> i.id)`
  if (count === 0) throw invalid({ image: 'messages.group_picture' })
}

/** A new link; the one before stops working. */
export function makeInvite(viewer: Viewer, talkId: string) {
  return setInvite(viewer, talkId, randomBytes(CODE_BYTES).toString('base64url'))
}

export function revokeInvite(viewer: Viewer, talkId: string) {
  return setInvite(viewer, talkId, null)
}

function setInvite(viewer: Viewer, talkId: string, code: string | null) {
  return sql.begin(async (sql) => {
    await lockAsAdmin(sql, talkId, viewer.id)
    await sql`
      update talks set invite_code = ${code}, invite_by = ${code && viewer.id} where id = ${talkId}`
    return findMembers(sql, talkId, viewer.id)
  })
}
