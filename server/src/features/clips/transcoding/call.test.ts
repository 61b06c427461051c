import { describe, expect, it } from 'vitest'
import { problemOf } from './call.ts'
import { doneOf } from './encode.ts'

const ENDED = { code: 1, killedBy: null, isTimeout: false, complaint: 'Invalid data found' }

describe('how ffmpeg ended', () => {
  it('is the file’s fault when it gave up or fell over it', () => {
    expect(problemOf(ENDED).failure).toBe('unreadable')
    expect(problemOf({ ...ENDED, code: null, killedBy: 'SIGSEGV' }).failure).toBe('unreadable')
    expect(problemOf(ENDED).message).toContain('Invalid data found')
  })

  it('is time when we killed it, or the processor had enough of it', () => {
    const killed = { ...ENDED, code: null, killedBy: 'SIGKILL' } as const
    expect(problemOf({ ...killed, isTimeout: true }).failure).toBe('timeout')
    expect(problemOf({ ...killed, killedBy: 'SIGXCPU' }).failure).toBe('timeout')
  })

  it('is our own fault when somebody else killed it or the disk is full', () => {
    expect(problemOf({ ...ENDED, code: null, killedBy: 'SIGKILL' }).failure).toBe('server')
    const full = { ...ENDED, complaint: 'av_interleaved_write_frame(): No space left on device' }
    expect(problemOf(full).failure).toBe('server')
  })
})

describe('what ffmpeg reports meanwhile', () => {
  it('returns the last moment that is done', () => {
    const report = 'frame=1\nout_time_us=40000\nprogress=continue\nout_time_us=1240000\nspeed=2x\n'
    expect(doneOf(report)).toBe(1_240)
  })

  it('returns nothing for half a number or none', () => {
    expect(doneOf('out_time_us=12')).toBe(0)
    expect(doneOf('out_time_us=N/A\n')).toBe(0)
  })
})
