export type Drawing = { context: CanvasRenderingContext2D; family: string }

/** A picture to draw, or null: a file that does not load, or of a site that does not let it be drawn, is left out. */
export async function loadPicture(url: string | null) {
  if (!url) return null
  try {
    const reply = await fetch(url)
    return reply.ok ? await createImageBitmap(await reply.blob()) : null
  } catch {
    return null
  }
}

/** Fills the top of the picture, cut at the sides or above and below. */
export function drawCover(
  context: CanvasRenderingContext2D,
  photo: ImageBitmap,
  { width, height }: { width: number; height: number },
) {
  const scale = Math.max(width / photo.width, height / photo.height)
  const [cutWidth, cutHeight] = [width / scale, height / scale]
  const [x, y] = [(photo.width - cutWidth) / 2, (photo.height - cutHeight) / 2]
  context.drawImage(photo, x, y, cutWidth, cutHeight, 0, 0, width, height)
}

export function drawFace(
  context: CanvasRenderingContext2D,
  face: ImageBitmap,
  { x, y, size }: { x: number; y: number; size: number },
) {
  context.save()
  context.beginPath()
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(face, x, y, size, size)
  context.restore()
}
