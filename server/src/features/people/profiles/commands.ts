import type { ProfileChange } from '@jes/contract/core/users'
import { urlOfLargest, urlOfSmallest } from '#features/core/pictures/pictures.ts'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { findProfile } from '#features/core/users/queries.ts'
import { endVerification } from '#features/core/users/verification.ts'
import { followLinks } from '#features/people/provenLinks/commands.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** Changes the sent fields of a profile. A picture that it no longer shows is deleted later. */
export function updateProfile(viewer: Viewer, change: ProfileChange) {
  return sql.begin(async (sql) => {
    const columns = await columnsOf(sql, viewer.id, change)
    if (Object.keys(columns).length > 0) {
      if (change.displayName !== undefined)
        await endVerification(sql, viewer.id, { unlessNamed: change.displayName })
      await sql`update users set ${sql(columns)} where id = ${viewer.id}`
      if (change.links) await followLinks(sql, viewer.id, change.links)
      await indexUser(sql, viewer.id)
      await publishChange(sql, ['lists', `user:${viewer.id}`])
    }
    const profile = await findProfile(sql, viewer.id, viewer.id)
    if (!profile) throw notFound()
    return profile
  })
}

async function columnsOf(sql: Sql, userId: string, { image, cover, ...words }: ProfileChange) {
  return {
    ...words,
    ...(image !== undefined && (await faceOf(sql, userId, image))),
    ...(cover !== undefined && (await coverOf(sql, userId, cover))),
  }
}

/** Avatars are shown small, and often. */
async function faceOf(sql: Sql, userId: string, id: string | null) {
  const own = id === null ? null : await expectOwnImage(sql, userId, id, 'image')
  return { imageId: id, image: own && urlOfSmallest(own) }
}

async function coverOf(sql: Sql, userId: string, id: string | null) {
  const own = id === null ? null : await expectOwnImage(sql, userId, id, 'cover')
  return { coverId: id, cover: own && urlOfLargest(own) }
}

/** A public picture that the member uploaded; its row is locked while it is put on the profile. */
async function expectOwnImage(sql: Sql, userId: string, id: string, field: 'image' | 'cover') {
  const [image] = await sql<{ key: string; widths: number[] }[]>`
    select key, widths from images
    where id = ${id} and owner_id = ${userId} and not is_private
    for key share`
  if (!image) throw invalid({ [field]: 'core.picture_gone' })
  return image
}
