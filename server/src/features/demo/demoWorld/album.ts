import type { StoredImage } from '#features/core/pictures/commands.ts'
import type { DemoMember, PictureName } from '#features/demo/demoTexts/shapes.ts'
import { urlOf } from '#lib/mediaUrl.ts'
import type { Art } from './art.ts'
import { type Clock, momentOf } from './clock.ts'

type Owner = DemoMember & { id: string; joinedAt: number }
type Owned = { id: string; ownerId: string | null; isPrivate: boolean; createdAt: string }
/** When it was uploaded, and whether it is private. */
type PictureOptions = { at: number; isPrivate?: boolean }
export type Album = ReturnType<typeof openAlbum>

/** A drawing has one row for each owner, over the same files; previews of links have no owner. */
export function openAlbum(art: Art, clock: Clock) {
  const rows = new Map<string, StoredImage & Owned>()

  function add(image: StoredImage, owner: Owner | null, { at, isPrivate = false }: PictureOptions) {
    const ownerId = owner?.id ?? null
    const place = `${ownerId} ${image.key}`
    const row = rows.get(place) ?? {
      ...image,
      id: clock.idAt(at),
      ownerId,
      isPrivate,
      createdAt: momentOf(at),
    }
    rows.set(place, row)
    return row
  }

  return {
    rows: () => [...rows.values()],
    addPicture: (name: PictureName, owner: Owner, options: PictureOptions) =>
      add(art.pictures.get(name)!, owner, options),
    addLinked: (name: PictureName, at: number) => add(art.pictures.get(name)!, null, { at }),
    /** Everybody sees the icon of a hub, private or not. */
    addIcon: (name: string | undefined, owner: Owner, at: number) =>
      name ? add(art.icons.get(name)!, owner, { at }) : null,
    /** The URL of the owner's avatar, or null without one. */
    addFace: (owner: Owner) =>
      owner.face ? addressOf(add(art.faces.get(owner.face)!, owner, sinceJoined(owner))) : null,
    addCover: (owner: Owner) =>
      owner.cover
        ? addressOf(add(art.pictures.get(owner.cover)!, owner, sinceJoined(owner)))
        : null,
  }
}

function sinceJoined({ joinedAt }: Owner): PictureOptions {
  return { at: joinedAt }
}

function addressOf({ key, widths }: StoredImage) {
  return urlOf(`${key}-${widths.at(-1)}.webp`)
}
