import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { judge } from './probe.ts'
import { VideoProblem } from './problem.ts'

const ORDINARY: Facts = {
  container: 'mp4',
  tracks: 2,
  videoCodec: 'avc',
  audioCodec: 'aac',
  durationMs: 20_000,
  claimedMs: 20_000,
  width: 1080,
  height: 1920,
  frameRate: 30,
  lastMs: 19_967,
  isWhole: true,
}

function failureOf(facts: Partial<Facts>) {
  try {
    judge({ ...ORDINARY, ...facts })
    return null
  } catch (problem) {
    if (problem instanceof VideoProblem) return problem.failure
    throw problem
  }
}

describe('what a file says of itself', () => {
  it('is taken within the limits, to the last', () => {
    const { width, height, hasSound, durationMs } = judge(ORDINARY)
    expect({ width, height, hasSound, durationMs }).toEqual({
      width: 1080,
      height: 1920,
      hasSound: true,
      durationMs: 20_000,
    })
    expect(failureOf({ durationMs: 1_000, claimedMs: 1_000 })).toBeNull()
    expect(failureOf({ durationMs: 3_600_000, claimedMs: null })).toBeNull()
    expect(failureOf({ width: 4096, height: 2160 })).toBeNull()
    expect(failureOf({ width: 300, height: 900, frameRate: 240, tracks: 20 })).toBeNull()
  })

  it('is refused when it is too short or too long', () => {
    expect(failureOf({ durationMs: 999, claimedMs: 999 })).toBe('tooShort')
    expect(failureOf({ durationMs: -5_000, claimedMs: null })).toBe('tooShort')
    expect(failureOf({ durationMs: Number.NaN, claimedMs: null })).toBe('tooShort')
    expect(failureOf({ durationMs: 3_600_001, claimedMs: null })).toBe('tooLong')
  })

  it('is refused in a form that we do not take', () => {
    expect(failureOf({ container: 'other' })).toBe('unsupported')
    expect(failureOf({ videoCodec: 'prores' })).toBe('unsupported')
    expect(failureOf({ videoCodec: null })).toBe('unsupported')
    expect(failureOf({ tracks: 21 })).toBe('unsupported')
    expect(failureOf({ frameRate: 241 })).toBe('unsupported')
  })

  it('is refused when the picture is too large, too small or too narrow', () => {
    expect(failureOf({ width: 4098, height: 2160 })).toBe('unsupported')
    expect(failureOf({ width: 14, height: 20 })).toBe('unsupported')
    expect(failureOf({ width: 300, height: 902 })).toBe('unsupported')
    expect(failureOf({ width: Number.NaN })).toBe('unsupported')
  })

  it('is refused when less is there than it claims', () => {
    expect(failureOf({ isWhole: false })).toBe('cutOff')
    expect(failureOf({ durationMs: 17_000 })).toBe('cutOff')
    expect(failureOf({ durationMs: 19_000 })).toBeNull()
  })

  it('has no sound for us where nobody can read it', () => {
    expect(judge({ ...ORDINARY, audioCodec: null }).hasSound).toBe(false)
    expect(judge({ ...ORDINARY, audioCodec: 'dts' })).toMatchObject({
      audioCodec: null,
      hasSound: false,
    })
  })
})
