import type { Picture } from '@jes/contract/core/pictures'
import type { Sql } from '#lib/db.ts'
import { urlFor, urlOf } from '#lib/mediaUrl.ts'

/** A picture as its row has it; URLs are made in code and not stored. */
export type PictureRow = {
  _id: string
  key: string
  width: number
  height: number
  placeholder: string
  widths: number[]
  /** What each of them weighs in its best format; not known of old pictures. */
  sizeBytes: number[] | null
  hasAvif: boolean
  /** Everybody may see it: it is in nothing that is private, removed or not published yet. */
  isPublic: boolean
  alt: string
}

/** The JSON of a PictureRow, from the table `images` as `i`. */
export function pictureJson(sql: Sql, alt = sql`''`) {
  return sql`json_build_object('_id', i.id::text, 'key', i.key, 'width', i.width, 'height', i.height,
    'placeholder', i.placeholder, 'widths', i.widths, 'sizeBytes', i.size_bytes, 'hasAvif', i.has_avif,
    'isPublic', not i.is_private, 'alt', ${alt})`
}

/** The URL of a picture for a place of a few pixels. */
export function smallestOf(row: PictureRow) {
  return toPicture(row).sizes[0]?.webp ?? null
}

type Files = Pick<PictureRow, 'key' | 'widths'>

/** The URL of one size of a picture. */
export function urlOfWidth({ key, isPublic }: PictureRow, width: number) {
  return urlFor(`${key}-${width}.webp`, { isPublic })
}

/** The URL of the smallest size of a picture, as it is stored: without MEDIA_URL, which may change. */
export function urlOfSmallest({ key, widths }: Files) {
  return urlOf(`${key}-${widths[0]}.webp`)
}

export function urlOfLargest({ key, widths }: Files) {
  return urlOf(`${key}-${widths.at(-1)}.webp`)
}

export function toPicture({
  key,
  widths,
  sizeBytes,
  hasAvif,
  isPublic,
  ...rest
}: PictureRow): Picture {
  const middle = widths[Math.floor((widths.length - 1) / 2)]!
  const url = (what: string) => urlFor(`${key}-${what}`, { isPublic })
  return {
    ...rest,
    url: url(`${middle}.webp`),
    sizes: widths.map((width, at) => ({
      width,
      bytes: sizeBytes?.[at] ?? null,
      webp: url(`${width}.webp`),
      avif: hasAvif ? url(`${width}.avif`) : null,
    })),
  }
}

/** For its owner or the staff, before or after the public sees it: at the site itself. */
export function toUnpublished(row: PictureRow) {
  return toPicture({ ...row, isPublic: false })
}
