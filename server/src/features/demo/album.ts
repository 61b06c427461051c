import type { DemoMember, PictureName } from '#features/demoTexts/shapes.ts'
import type { StoredImage } from '#features/media/commands.ts'
import { urlOf } from '#lib/storage.ts'
import type { Art } from './art.ts'
import { type Clock, momentOf } from './clock.ts'

type Owner = DemoMember & { id: string; joinedAt: number }
type Owned = { id: string; ownerId: string | null; createdAt: string }
export type Album = ReturnType<typeof openAlbum>

/** A drawing is a row for each who shows it, over the same files; what a link shows is nobody's. */
export function openAlbum(art: Art, clock: Clock) {
  const rows = new Map<string, StoredImage & Owned>()

  function add(image: StoredImage, owner: Owner | null, at: number) {
    const ownerId = owner?.id ?? null
    const place = `${ownerId} ${image.key}`
    const row = rows.get(place) ?? {
      ...image,
      id: clock.idAt(at),
      ownerId,
      createdAt: momentOf(at),
    }
    rows.set(place, row)
    return row
  }

  return {
    rows: () => [...rows.values()],
    addPicture: (name: PictureName, owner: Owner, at: number) =>
      add(art.pictures.get(name)!, owner, at),
    addLinked: (name: PictureName, at: number) => add(art.pictures.get(name)!, null, at),
    /** The address of the owner's face, or null for those who show none. */
    addFace: (owner: Owner) =>
      owner.face ? addressOf(add(art.faces.get(owner.face)!, owner, owner.joinedAt)) : null,
    addCover: (owner: Owner) =>
      owner.cover ? addressOf(add(art.pictures.get(owner.cover)!, owner, owner.joinedAt)) : null,
  }
}

function addressOf({ key, widths }: StoredImage) {
  return urlOf(`${key}-${widths.at(-1)}.webp`)
}
