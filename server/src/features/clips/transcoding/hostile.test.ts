import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeVideo, videoFolder } from '#test/videos.ts'
import { encodeSize } from './encode.ts'
import { takeFrame } from './frame.ts'
import { type Probed, probe } from './probe.ts'
import { VideoProblem } from './problem.ts'
import { readApart } from './reader.ts'
import { sizesOf } from './sizes.ts'

let calls = 0
const trap = createServer((_request, reply) => {
  calls += 1
  reply.end()
}).listen(0, '127.0.0.1')
await once(trap, 'listening')
const trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`
afterAll(() => void trap.close())

const PROBED: Probed = {
  container: 'mp4',
  videoCodec: 'avc',
  audioCodec: null,
  durationMs: 2_000,
  width: 64,
  height: 112,
  frameRate: 25,
  hasSound: false,
}

function playlist(part: string) {
  return `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:1.2,\n${part}\n#EXT-X-ENDLIST\n`
}

let number = 0
function fresh() {
  number += 1
  return join(videoFolder(), `hostile-${number}.mp4`)
}

/** Gives ffmpeg a file that the probe would have refused. */
function encodeUnseen(source: string) {
  const size = sizesOf(PROBED)[0]!
  return encodeSize({ source, target: fresh(), size, probed: PROBED, trim: null })
}

async function failureOf(work: Promise<unknown>) {
  const problem = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return problem instanceof VideoProblem ? problem.failure : problem
}

describe('a file that wants ffmpeg to look elsewhere', { timeout: 60_000 }, () => {
  it.for([
    ['a playlist of the network', playlist(`${trapUrl}/a.ts`)],
    ['a playlist of our files', playlist('tiny.mp4')],
    ['a playlist of our secrets', playlist('file:///etc/passwd')],
    ['a list of the network', `ffconcat version 1.0\nfile '${trapUrl}/a.mp4'\n`],
    ['a list of our files', "ffconcat version 1.0\nfile 'tiny.mp4'\n"],
  ] as const)('is refused, though the probe never saw it: %s', async ([, content]) => {
    const source = fresh()
    await makeVideo('tiny')
    await writeFile(source, content)
    expect(await failureOf(probe(source))).toBe('unreadable')
    expect(await failureOf(encodeUnseen(source))).toBe('unreadable')
    expect(await failureOf(takeFrame({ source, atMs: 0 }))).toBe('unreadable')
    expect(calls).toBe(0)
  })
})

describe('a file in a form that we do not take', { timeout: 60_000 }, () => {
  it.for(['oldCodec', 'oldContainer'] as const)('is not even opened: %s', async (kind) => {
    const source = await makeVideo(kind)
    expect(await failureOf(encodeUnseen(source))).toBe('unreadable')
  })
})

describe('a file that lies about its size', { timeout: 60_000 }, () => {
  it('gets no more pixels than we allow, whatever its header said', async () => {
    const source = await makeVideo('vast')
    expect(await failureOf(encodeUnseen(source))).toBe('unreadable')
  })
})

describe('a reader that takes long', { timeout: 60_000 }, () => {
  it('is ended, and the next file is read by another', async () => {
    const source = await makeVideo('tiny')
    expect(await failureOf(readApart(source, 0))).toBe('timeout')
    expect((await readApart(source)).width).toBe(64)
  })
})

describe('a file with a bit turned over', () => {
  it('a hundred times is refused, fails in words or is prepared', { timeout: 60_000 }, async () => {
    const original = await readFile(await makeVideo('tiny'))
    const random = randomFrom(20_830_101)
    const flips = Array.from({ length: 100 }, () => Math.floor(random() * original.length * 8))
    const outcomes: unknown[] = []
    const work = async () => {
      for (let bit = flips.pop(); bit !== undefined; bit = flips.pop()) {
        outcomes.push(await outcomeOf(original, bit))
      }
    }
    await Promise.all([work(), work()])

    expect(outcomes).toHaveLength(100)
    const known = ['prepared', 'unreadable', 'unsupported', 'tooShort', 'tooLong', 'cutOff']
    expect(outcomes.filter((outcome) => !known.includes(String(outcome)))).toEqual([])
    expect(outcomes.filter((outcome) => outcome === 'prepared').length).toBeGreaterThan(20)
    expect(outcomes.filter((outcome) => outcome !== 'prepared').length).toBeGreaterThan(0)
  })
})

async function outcomeOf(original: Buffer, bit: number) {
  const [source, target] = [fresh(), fresh()]
  const bytes = Buffer.from(original)
  bytes[bit >> 3]! ^= 1 << (bit & 7)
  await writeFile(source, bytes)
  const work = async () => {
    const probed = await probe(source)
    await encodeSize({ source, target, size: sizesOf(probed)[0]!, probed, trim: null })
    return 'prepared'
  }
  const outcome = await work().catch((problem) =>
    problem instanceof VideoProblem ? problem.failure : problem,
  )
  await Promise.all([source, target].map((path) => rm(path, { force: true })))
  return outcome
}

function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
