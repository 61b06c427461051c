import { insertImage, type StoredImage } from '#features/core/pictures/commands.ts'
import type { Sql } from '#lib/db.ts'
import type { StoredPictures } from './input.ts'

/** Sets the sent pictures of a hub, and removes those that are null. The old files are deleted later. */
export async function setPictures(
  sql: Sql,
  hubId: string,
  { coverImage, icon }: StoredPictures,
  ownerId: string,
) {
  if (coverImage !== undefined) {
    const id = await setImage(sql, coverImage, ownerId)
    await sql`update hubs set cover_id = ${id} where id = ${hubId}`
    await sql`
      update images i set is_private = true
      from hubs h
      where h.id = ${hubId} and h.is_private and i.id = h.cover_id`
  }
  if (icon !== undefined) {
    const id = await setImage(sql, icon, ownerId)
    await sql`update hubs set icon_id = ${id} where id = ${hubId}`
  }
}

async function setImage(sql: Sql, image: StoredImage | null, ownerId: string) {
  return image && (await insertImage(sql, image, ownerId))._id
}
