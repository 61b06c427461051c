import { type Crop, partOf, type Size } from './crop.ts'

/** The chosen part as a file of its own, no larger than the shape and never blown up. */
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
  // A browser that writes no WebP answers with PNG, which the server takes as well.
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
