import type { Picture } from '@jes/contract/core/pictures'
import type { Sql } from '#lib/db.ts'
import { urlOf } from '#lib/storage.ts'

/** A picture as its row has it; URLs are made in code and not stored. */
export type PictureRow = {
  _id: string
  key: string
  width: number
  height: number
  placeholder: string
  widths: number[]
  hasAvif: boolean
  alt: string
}

/** The JSON of a PictureRow, from the table `images` as `i`. */
export function pictureJson(sql: Sql, alt = sql`''`) {
  return sql`json_build_object('_id', i.id::text, 'key', i.key, 'width', i.width, 'height', i.height,
    'placeholder', i.placeholder, 'widths', i.widths, 'hasAvif', i.has_avif, 'alt', ${alt})`
}

/** The URL of a picture for a place of a few pixels. */
export function smallestOf(row: PictureRow) {
  return toPicture(row).sizes[0]?.webp ?? null
}

type Files = Pick<PictureRow, 'key' | 'widths'>

/** The URL of the smallest size of a picture. */
export function urlOfSmallest({ key, widths }: Files) {
  return urlOf(`${key}-${widths[0]}.webp`)
}

export function urlOfLargest({ key, widths }: Files) {
  return urlOf(`${key}-${widths.at(-1)}.webp`)
}

export function toPicture({ key, widths, hasAvif, ...rest }: PictureRow): Picture {
  const middle = widths[Math.floor((widths.length - 1) / 2)]!
  return {
    ...rest,
    url: urlOf(`${key}-${middle}.webp`),
    sizes: widths.map((width) => ({
      width,
      webp: urlOf(`${key}-${width}.webp`),
      avif: hasAvif ? urlOf(`${key}-${width}.avif`) : null,
    })),
  }
}
