import { expect, test } from 'vitest'
import { problemOf } from './camera.ts'
import { recordedFile, recordingType } from './recordingType.ts'

test('MP4 is recorded where it can be, else the best WebM', () => {
  expect(recordingType({ isTypeSupported: () => true })).toMatch(/^video\/mp4/)
  expect(recordingType({ isTypeSupported: (type) => type.includes('webm') })).toBe(
    'video/webm;codecs=vp9,opus',
  )
  expect(recordingType({ isTypeSupported: (type) => type.includes('vp8') })).toContain('vp8')
  expect(recordingType({ isTypeSupported: () => false })).toBeNull()
  expect(recordingType(undefined)).toBeNull()
})

test('what was recorded is named by its time and its kind', () => {
  const at = new Date('2026-11-15T12:30:05Z')
  const { name, type } = recordedFile([new Blob(['x'])], 'video/webm;codecs=vp9,opus', at)
  expect({ name, type }).toEqual({ name: 'jesclip-20261115123005.webm', type: 'video/webm' })
})

test('each reason why there is no picture has its own words', () => {
  const reason = (name: string) => problemOf(new DOMException('', name))
  expect(reason('NotAllowedError')).toBe('refused')
  expect(reason('NotFoundError')).toBe('none')
  expect(reason('NotReadableError')).toBe('inUse')
  expect(problemOf(new TypeError())).toBe('unsupported')
})
