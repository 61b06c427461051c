import { shortPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { drawMark } from './drawMark.ts'
import { type Drawing, drawCover, drawFace, loadPicture } from './storyParts.ts'
import { wrapLines } from './wrapLines.ts'

const WIDTH = 1080
const HEIGHT = 1920
const SIDE = 66
const PADDING = 73
const FACE = 108
const BAR = 26
const CARD_BOTTOM = 1640
/** The largest size in which the words fit is taken. */
const SIZES = [
  { size: 82, most: 5 },
  { size: 68, most: 6 },
  { size: 56, most: 8 },
]
const LINE = 1.55

type Title = { font: string; size: number; lines: string[] }

/** The picture is the same in both themes. */
const COLORS = {
  ground: '#18234f',
  card: '#ffffff',
  bar: '#b4143c',
  text: '#241a1e',
  muted: '#675955',
  link: '#fff7ea',
}

/**
 * A post as a picture for stories. The browser draws it: it shapes Devanagari as on the page, in the same fonts, and
 * costs the server nothing.
 */
export async function drawStory(post: Post): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  const family = getComputedStyle(document.body).fontFamily
  const [photo, face] = await Promise.all([
    loadPicture(photoOf(post)),
    loadPicture(post.user.image),
    // One that a phone lacks is left out.
    Promise.allSettled([
      document.fonts.load(`700 82px ${family}`, post.title),
      document.fonts.load(`500 50px ${family}`, post.user.displayName),
    ]),
  ])
  const drawing = { context, family }
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  const title = fitTitle(drawing, post.title)
  const top = CARD_BOTTOM - heightOf(title)
  if (photo) drawCover(context, photo, { width: WIDTH, height: (top + CARD_BOTTOM) / 2 })
  drawCard(context, title, top)
  context.font = `500 50px ${family}`
  drawAuthor(context, post.user.displayName, face)
  drawFoot(drawing, post._id)
  return toFile(canvas, post._id)
}

/** A sensitive post shows its picture only to who taps it. */
function photoOf({ images, sensitive }: Post) {
  const sizes = images[0]?.sizes ?? []
  if (sensitive) return null
  return (sizes.find(({ width }) => width >= WIDTH) ?? sizes.at(-1))?.webp ?? null
}

function heightOf({ size, lines }: Title) {
  return BAR + PADDING + lines.length * size * LINE + FACE / 2 + FACE + PADDING
}

/** It hangs from its bar, over the lower half of the photo. */
function drawCard(context: CanvasRenderingContext2D, { font, size, lines }: Title, top: number) {
  context.fillStyle = COLORS.card
  context.beginPath()
  context.roundRect(SIDE, top, WIDTH - 2 * SIDE, CARD_BOTTOM - top, [0, 0, 64, 64])
  context.fill()
  context.fillStyle = COLORS.bar
  context.fillRect(SIDE, top, WIDTH - 2 * SIDE, BAR)
  context.fillStyle = COLORS.text
  context.font = font
  context.textBaseline = 'middle'
  lines.forEach((line, index) => {
    context.fillText(line, SIDE + PADDING, top + BAR + PADDING + (index + 0.5) * size * LINE)
  })
}

function drawAuthor(context: CanvasRenderingContext2D, name: string, face: ImageBitmap | null) {
  const middle = CARD_BOTTOM - PADDING - FACE / 2
  const x = SIDE + PADDING
  if (face) drawFace(context, face, { x, y: middle - FACE / 2, size: FACE })
  const start = face ? x + FACE + 32 : x
  const measure = (words: string) => context.measureText(words).width
  const [line = ''] = wrapLines(name, { width: WIDTH - x - start, most: 1, measure })
  context.fillStyle = COLORS.muted
  context.fillText(line, start, middle)
}

function fitTitle({ context, family }: Drawing, title: string): Title {
  const width = WIDTH - 2 * (SIDE + PADDING)
  for (const { size, most } of SIZES) {
    const font = `700 ${size}px ${family}`
    context.font = font
    const measure = (words: string) => context.measureText(words).width
    const lines = wrapLines(title, { width, most, measure })
    const isLast = size === SIZES.at(-1)?.size
    if (isLast || !lines.at(-1)?.endsWith('…')) return { font, size, lines }
  }
  throw new Error('There is a smallest size.')
}

function drawFoot({ context, family }: Drawing, id: string) {
  drawMark(context, { x: SIDE, y: 1740, size: 108 })
  context.fillStyle = COLORS.link
  context.font = `600 50px ${family}`
  context.fillText(window.location.host + shortPath(id), SIDE + 148, 1794, WIDTH - 2 * SIDE - 148)
}

function toFile(canvas: HTMLCanvasElement, id: string) {
  return new Promise<File>((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], `jes-${id}.png`, { type: 'image/png' }))
      else reject(new Error('The picture could not be drawn.'))
    }, 'image/png')
  })
}
