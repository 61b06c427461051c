import type { Crop, Size } from '#features/core/cropping/crop.ts'

export type PictureKind = 'coverImage' | 'icon'

/** A picture chosen here: the original file, and the part of it that is sent. */
export type ChosenPicture = { source: Blob; crop: Crop; part: Blob; url: string }

export const SHAPES: Record<PictureKind, Size> = {
  coverImage: { width: 1200, height: 400 },
  icon: { width: 256, height: 256 },
}
