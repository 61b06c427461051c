import { insertImage, type StoredImage } from '#features/core/pictures/commands.ts'
import type { Sql } from '#lib/db.ts'
import type { StoredPictures } from './input.ts'

/** Puts on a hub the pictures that were sent, and takes off those that are to be none. The old ones are swept away. */
export async function keepPictures(
  sql: Sql,
  hubId: string,
  { coverImage, icon }: StoredPictures,
  ownerId: string,
) {
  if (coverImage !== undefined) {
    const id = await keepImage(sql, coverImage, ownerId)
    await sql`update hubs set cover_id = ${id} where id = ${hubId}`
    await sql`
      update images i set is_private = true
      from hubs h
      where h.id = ${hubId} and h.is_private and i.id = h.cover_id`
  }
  if (icon !== undefined) {
    const id = await keepImage(sql, icon, ownerId)
    await sql`update hubs set icon_id = ${id} where id = ${hubId}`
  }
}

async function keepImage(sql: Sql, image: StoredImage | null, ownerId: string) {
  return image && (await insertImage(sql, image, ownerId))._id
}
