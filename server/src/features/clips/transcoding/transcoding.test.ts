import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canEncode, makeVideo, PLACE, type VideoKind, videoFolder } from '#test/videos.ts'
import { encodeSize } from './encode.ts'
import { takeFrame } from './frame.ts'
import { probe } from './probe.ts'
import { sizesOf } from './sizes.ts'

const HEVC = await canEncode('libx265')

/** Makes one size of a video, the smallest by default. */
async function encoded(kind: VideoKind, { lines = 360, trim = null as Trim } = {}) {
  const source = await makeVideo(kind)
  const probed = await probe(source)
  const size = sizesOf(probed).find((one) => one.lines === lines)!
  const target = join(videoFolder(), `${kind}-${lines}-${trim?.fromMs ?? 0}.mp4`)
  const parts: number[] = []
  const onProgress = (part: number) => void parts.push(part)
  const made = await encodeSize({ source, target, size, probed, trim, onProgress })
  return { made, parts, target, out: await probe(target) }
}
type Trim = { fromMs: number; toMs: number } | null

describe('a video', { timeout: 60_000 }, () => {
  it('is known by what is in it: container, codecs, length, size, sound', async () => {
    expect(await probe(await makeVideo('portrait'))).toEqual({
      container: 'mp4',
      videoCodec: 'avc',
      audioCodec: 'aac',
      durationMs: 2_000,
      width: 360,
      height: 640,
      frameRate: 25,
      hasSound: true,
    })
    expect(await probe(await makeVideo('webm'))).toMatchObject({
      container: 'webm',
      videoCodec: 'vp9',
      audioCodec: 'opus',
      hasSound: true,
    })
    expect(await probe(await makeVideo('mkv'))).toMatchObject({ container: 'mkv' })
    expect(await probe(await makeVideo('silent'))).toMatchObject({ hasSound: false })
  })

  it('is as high as it is shown, when a phone was held upright', async () => {
    expect(await probe(await makeVideo('mov'))).toMatchObject({
      container: 'mov',
      width: 180,
      height: 320,
    })
  })

  it('has a length also where a browser recorded it and wrote none', async () => {
    const { durationMs, videoCodec } = await probe(await makeVideo('live'))
    expect(videoCodec).toBe('vp8')
    expect(Math.abs(durationMs - 1_200)).toBeLessThan(60)
  })

  it.for<[VideoKind, string]>([
    ['short', 'tooShort'],
    ['oneFrame', 'tooShort'],
    ['cutIndex', 'unreadable'],
    ['cutHalf', 'cutOff'],
    ['cutWebm', 'cutOff'],
    ['audioOnly', 'unreadable'],
    ['playlist', 'unreadable'],
    ['concat', 'unreadable'],
    ['text', 'unreadable'],
    ['picture', 'unreadable'],
    ['empty', 'unreadable'],
    ['oldCodec', 'unsupported'],
    ['oldContainer', 'unsupported'],
    ['wide', 'unsupported'],
    ['huge', 'unsupported'],
  ])('%s is refused as %s', async ([kind, failure]) => {
    await expect(probe(await makeVideo(kind))).rejects.toMatchObject({
      name: 'VideoProblem',
      failure,
    })
  })

  it('that is gone is called lost', async () => {
    await expect(probe(join(videoFolder(), 'gone.mp4'))).rejects.toMatchObject({ failure: 'lost' })
  })
})

describe('a video that was prepared', { timeout: 60_000 }, () => {
  it('is H.264 with AAC, whole, in each of its sizes', async () => {
    for (const lines of [360, 540, 720]) {
      const { made, out, target } = await encoded('tall', { lines })
      expect(made).toEqual({
        lines,
        width: lines,
        height: (lines * 16) / 9,
        bytes: (await stat(target)).size,
      })
      expect(out).toMatchObject({
        container: 'mp4',
        videoCodec: 'avc',
        audioCodec: 'aac',
        durationMs: 1_200,
        width: made.width,
        height: made.height,
      })
    }
  })

  it('plays on old devices, and can be entered every two seconds', async () => {
    const { profile, keys } = await insideOf((await encoded('steady')).target)
    expect(profile).toBe('avc1.4d')
    expect(keys).toEqual([0, 2, 4])
  })

  it('can begin before it is all there', async () => {
    const bytes = await readFile((await encoded('portrait')).target)
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  it.for<VideoKind>(['landscape', 'mov', 'webm', 'live', 'mkv', 'silent', 'still', 'oldSound'])(
    'was %s before',
    async (kind) => {
      const source = await probe(await makeVideo(kind))
      const { out } = await encoded(kind)
      expect(out).toMatchObject({ width: source.width, height: source.height })
      expect(out).toMatchObject({ container: 'mp4', videoCodec: 'avc', hasSound: source.hasSound })
      expect(Math.abs(out.durationMs - source.durationMs)).toBeLessThan(120)
    },
  )

  it.runIf(HEVC)('was HEVC before', async () => {
    const { out } = await encoded('hevc')
    expect(out).toMatchObject({ videoCodec: 'avc', width: 180, height: 320 })
  })

  it('has at most 30 pictures a second', async () => {
    expect((await encoded('fast')).out.frameRate).toBe(30)
  })

  it('no longer says where or how it was taken', async () => {
    expect((await readFile(await makeVideo('located'))).includes(PLACE)).toBe(true)
    const bytes = await readFile((await encoded('located')).target)
    expect(bytes.includes(PLACE)).toBe(false)
    expect(bytes.includes(Buffer.from('\u00a9xyz', 'latin1'))).toBe(false)
    expect(bytes.includes('Lavf')).toBe(false)
  })

  it('is the part that was chosen, also of a recording without an index', async () => {
    for (const kind of ['portrait', 'live'] as const) {
      const { out, target } = await encoded(kind, { trim: { fromMs: 100, toMs: 1_150 } })
      expect(Math.abs(out.durationMs - 1_050)).toBeLessThan(60)
      const [expected, got] = await Promise.all([
        takeFrame({ source: await makeVideo(kind), atMs: 120 }),
        takeFrame({ source: target, atMs: 0 }),
      ])
      expect(await differenceOf(expected, got)).toBeLessThan(6)
    }
  })

  it('reports its progress, from nothing to all, never back', async () => {
    const { parts } = await encoded('tall')
    expect([parts[0], parts.at(-1)]).toEqual([0, 1])
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  })

  it('is refused as cut off when less comes out than was requested', async () => {
    const source = await makeVideo('silent')
    const probed = { ...(await probe(source)), durationMs: 3_000 }
    const encoding = { source, probed, size: sizesOf(probed)[0]!, trim: null }
    const target = join(videoFolder(), 'cut.mp4')
    await expect(encodeSize({ ...encoding, target })).rejects.toMatchObject({ failure: 'cutOff' })
  })
})

describe('a picture of a video', { timeout: 60_000 }, () => {
  it('is that of the moment, and past the end the last one', async () => {
    const source = await makeVideo('portrait')
    const [first, late, last, beyond] = await Promise.all(
      [0, 1_500, 1_960, 99_000].map((atMs) => takeFrame({ source, atMs })),
    )
    expect(await sharp(first).metadata()).toMatchObject({ width: 360, height: 640 })
    expect(await differenceOf(first!, late!)).toBeGreaterThan(1)
    expect(await differenceOf(last!, beyond!)).toBe(0)
  })

  it('stands upright, and is at most 1920 long', async () => {
    const lying = await takeFrame({ source: await makeVideo('lying'), atMs: 0 })
    const turned = await takeFrame({ source: await makeVideo('mov'), atMs: 0 })
    expect(await differenceOf(await sharp(lying).rotate(90).toBuffer(), turned)).toBe(0)
    const large = await takeFrame({ source: await makeVideo('large'), atMs: 500 })
    expect(await sharp(large).metadata()).toMatchObject({ width: 1080, height: 1920 })
  })
})

/** The average difference of two pictures, from 0 to 255. */
async function differenceOf(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()))
  expect(a!.length).toBe(b!.length)
  let sum = 0
  for (let at = 0; at < a!.length; at++) sum += Math.abs(a![at]! - b![at]!)
  return sum / a!.length
}

/** The profile of the video, and the seconds of its key frames. */
async function insideOf(path: string) {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const video = (await input.getPrimaryVideoTrack())!
  const sink = new EncodedPacketSink(video)
  const keys: number[] = []
  let packet = await sink.getFirstKeyPacket()
  for (; packet; packet = await sink.getNextKeyPacket(packet)) keys.push(packet.timestamp)
  return { profile: (await video.getCodecParameterString())!.slice(0, 7), keys }
}
