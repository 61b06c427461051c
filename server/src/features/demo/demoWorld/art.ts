import { readFile } from 'node:fs/promises'
import { rgbaToThumbHash } from 'thumbhash'
import { type StoredImage, sumOf } from '#features/core/pictures/commands.ts'
import { loadSharp } from '#features/core/pictures/decoder.ts'
import type { PictureName } from '#features/demo/demoTexts/shapes.ts'
import { SERVER_FOLDER } from '#lib/serverFolder.ts'
import { makeKey, storage } from '#lib/storage.ts'

const FOLDER = new URL('demo/', SERVER_FOLDER)
const FACE_WIDTH = 256
const ICON_WIDTH = 256
/** The widths of an upload; what is cut out of a scene does not need the widest. */
const WIDTHS = [360, 720, 1_080]
const WIDEST_CUT = 720
/** No visible loss for drawings, and the first start takes a fifth of the time. */
const WEBP = { quality: 80, effort: 2 }
const WALLS = ['#34406E', '#C9D8F3', '#CBE5D3', '#E4DBCE', '#F5CDD0', '#FBE3AE']

/** The whole scene, or the part in a viewBox. */
const PICTURES: Record<PictureName, { scene: string; cut?: number[] }> = {
  // The private hub's own: a file that is public elsewhere could not be private here.
  backstage: { scene: 'madal', cut: [120, 40, 960, 320] },
  batsman: { scene: 'cricket', cut: [420, 260, 560, 420] },
  boats: { scene: 'phewa', cut: [200, 370, 880, 350] },
  chiya: { scene: 'chiya' },
  cricket: { scene: 'cricket' },
  drumhead: { scene: 'madal', cut: [600, 60, 360, 270] },
  flags: { scene: 'pass', cut: [600, 0, 600, 400] },
  gurans: { scene: 'gurans' },
  kites: { scene: 'pagoda', cut: [40, 20, 640, 480] },
  madal: { scene: 'madal' },
  micro: { scene: 'micro' },
  momo: { scene: 'momo' },
  pagoda: { scene: 'pagoda' },
  pass: { scene: 'pass' },
  phewa: { scene: 'phewa' },
  ping: { scene: 'ping' },
  planting: { scene: 'terraces', cut: [220, 330, 680, 390] },
  plate: { scene: 'momo', cut: [330, 190, 540, 460] },
  room: { scene: 'room' },
  selroti: { scene: 'selroti' },
  swing: { scene: 'ping', cut: [30, 200, 620, 700] },
  terraces: { scene: 'terraces' },
  window: { scene: 'room', cut: [330, 40, 580, 480] },
}

export type Art = {
  faces: Map<number, StoredImage>
  pictures: Map<PictureName, StoredImage>
  icons: Map<string, StoredImage>
}

/** Renders all drawings of the demo and stores them in the sizes of an upload. */
export async function storeArt(faces: number[], icons: string[]): Promise<Art> {
  const names = Object.keys(PICTURES) as PictureName[]
  return {
    pictures: await storeEach(names, drawPicture),
    faces: await storeEach([...new Set(faces)], drawFace),
    icons: await storeEach(icons, drawIcon),
  }
}

type Drawing = { svg: string; width: number; height: number; isMirrored?: boolean }

/** Two at a time, because every machine has two cores. */
async function storeEach<K>(keys: K[], draw: (key: K) => Promise<Drawing>) {
  const stored = new Map<K, StoredImage>()
  const left = keys.values()
  async function work() {
    for (const key of left) stored.set(key, await storeDrawing(await draw(key)))
  }
  await Promise.all([work(), work()])
  return stored
}

async function drawFace(face: number): Promise<Drawing> {
  const number = face % 100
  const svg = await readArt(`faces/${String(number).padStart(2, '0')}.svg`)
  const size = { width: FACE_WIDTH, height: FACE_WIDTH }
  if (face === number) return { svg, ...size }

  const wall = WALLS.findIndex((colour) => svg.includes(`height="100" fill="${colour}"`))
  const other = WALLS[(wall + 2) % WALLS.length]!
  return { svg: svg.replace(WALLS[wall]!, other), ...size, isMirrored: true }
}

async function drawIcon(name: string): Promise<Drawing> {
  return { svg: await readArt(`hubs/${name}.svg`), width: ICON_WIDTH, height: ICON_WIDTH }
}

async function drawPicture(name: PictureName): Promise<Drawing> {
  const { scene, cut } = PICTURES[name]
  const whole = await readArt(`scenes/${scene}.svg`)
  const svg = cut ? whole.replace(/viewBox="[^"]+"/, `viewBox="${cut.join(' ')}"`) : whole
  const [, , boxWidth, boxHeight] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
  const width = cut || boxHeight! > boxWidth! ? WIDEST_CUT : WIDTHS.at(-1)!
  return { svg, width, height: Math.round((width * boxHeight!) / boxWidth!) }
}

async function storeDrawing({ svg, width, height, isMirrored = false }: Drawing) {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const sharp = await loadSharp()
  const { data, info } = await sharp(Buffer.from(sized))
    .flop(isMirrored)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  const key = makeKey()
  const widths = [...WIDTHS.filter((step) => step < width), width]
  const sizeBytes: number[] = []
  for (const step of widths) {
    const file = await pixels().resize(step).webp(WEBP).toBuffer()
    await storage.put(`${key}-${step}.webp`, file)
    sizeBytes.push(file.length)
  }
  const small = await pixels()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
  const placeholder = Buffer.from(hash).toString('base64')
  return { key, width, height, placeholder, widths, sizeBytes, bytes: sumOf(sizeBytes) }
}

function readArt(path: string) {
  return readFile(new URL(path, FOLDER), 'utf8')
}
