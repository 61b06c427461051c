import type { Group, GroupFace } from '@jes/contract/messages/talks'
import { type PictureRow, pictureJson, smallestOf } from '#features/core/pictures/pictures.ts'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { openName } from './sealedName.ts'

type Pictured<Face extends GroupFace> = Omit<Face, 'name' | 'image'> & { image: PictureRow | null }
export type FaceRow = Pictured<GroupFace>
export type GroupRow = Pictured<Group>

/** The JSON of a FaceRow, from `talks` as `t`; its picture only for its members. */
export function faceJson(sql: Sql, viewerId: string, isMember: boolean) {
  return sql`json_build_object(${faceFields(sql, viewerId, sql`${isMember}`)})`
}

/** The JSON of a GroupRow, from `talks` as `t`, the viewer's `talk_members` as `m` and the last message as `l`. */
export function groupJson(sql: Sql, viewerId: string) {
  // Strangers choose it: who was asked does not see it before they accept.
  const isMember = sql`m.folder <> 'requests'`
  return sql`json_build_object(${faceFields(sql, viewerId, isMember)}, 'isAdmin', m.is_admin, 'memberCount', ${countMembers(sql)},
    'lastBy', (select ${userJson(sql, 'w')} from users w where w.id = l."user"),
    'askedBy', (
      select ${userJson(sql, 'w')} from group_requests r join users w on w.id = r.asked_by
      where m.folder = 'requests' and r.talk_id = t.id and r.user_id = m.user_id))`
}

export function countMembers(sql: Sql) {
  return sql`(select count(*)::int from talk_members c where c.talk_id = t.id)`
}

function faceFields(sql: Sql, viewerId: string, isMember: Fragment) {
  return sql`
    'image', (select ${pictureJson(sql)} from images i where i.id = t.image_id and ${isMember}),
    'faces', array(
      select ${userJson(sql, 'w')}
      from (
        select f.user_id, f.joined_at from talk_members f
        where t.image_id is null and f.talk_id = t.id and f.user_id <> ${viewerId} and f.folder = 'talks'
          and ${isNotBlocked(sql, viewerId, sql`f.user_id`)}
        order by f.joined_at, f.user_id
        limit 2
      ) f
      join users w on w.id = f.user_id
      order by f.joined_at, f.user_id)`
}

type Named<Row> = Row & { sealedName: Buffer }

export async function toFace(talkId: string, { sealedName, image, faces }: Named<FaceRow>) {
  return { name: await openName(talkId, sealedName), image: image && smallestOf(image), faces }
}

export async function toGroup(talkId: string, row: Named<GroupRow>): Promise<Group> {
  const { sealedName, image, faces, ...shown } = row
  return { ...shown, ...(await toFace(talkId, { sealedName, image, faces })) }
}
