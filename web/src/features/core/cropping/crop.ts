export type Size = { width: number; height: number }

/** The kept part of a picture: zoom, and its centre as fractions of the picture. */
export type Crop = { zoom: number; x: number; y: number }

export const MOST_ZOOM = 4
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The part in pixels of the picture. At zoom 1 it is as large as the shape allows. */
export function partOf({ width, height }: Size, shape: Size, { zoom, x, y }: Crop) {
  const scale = Math.min(width / shape.width, height / shape.height) / zoom
  const part = { width: shape.width * scale, height: shape.height * scale }
  return { ...part, left: x * width - part.width / 2, top: y * height - part.height / 2 }
}

/** The same crop, moved and narrowed until no edge of the picture shows. */
export function withinPicture(picture: Size, shape: Size, { zoom, x, y }: Crop): Crop {
  const near = clamp(zoom, 1, MOST_ZOOM)
  const { width, height } = partOf(picture, shape, { zoom: near, x, y })
  const halfWidth = width / picture.width / 2
  const halfHeight = height / picture.height / 2
  return {
    zoom: near,
    x: clamp(x, halfWidth, 1 - halfWidth),
    y: clamp(y, halfHeight, 1 - halfHeight),
  }
}

/** Moved by fractions of the visible part. */
export function moved(picture: Size, shape: Size, crop: Crop, right: number, down: number): Crop {
  const { width, height } = partOf(picture, shape, crop)
  return withinPicture(picture, shape, {
    ...crop,
    x: crop.x + (right * width) / picture.width,
    y: crop.y + (down * height) / picture.height,
  })
}

function clamp(value: number, least: number, most: number) {
  // In a picture that fits exactly, fractions may cross by rounding: then the centre.
  if (least > most) return (least + most) / 2
  return Math.min(Math.max(value, least), most)
}
