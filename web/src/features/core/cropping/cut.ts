import { type Crop, partOf, type Size } from './crop.ts'

/** The chosen part as a file, no larger than the shape and never enlarged. */
export async function cut(picture: HTMLImageElement, shape: Size, crop: Crop) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const part = partOf(size, shape, crop)
  const scale = Math.min(1, part.width / shape.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(shape.width * scale))
  canvas.height = Math.max(1, Math.round(shape.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(
    picture,
    ...([part.left, part.top, part.width, part.height] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  )
  // A browser that cannot write WebP returns PNG, which the server accepts as well.
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
