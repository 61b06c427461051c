import { expect, test } from 'vitest'
import { type Line, type Size, sizeBelow, sizeFor } from './sizeFor.ts'

const fast: Line = { effectiveType: '4g', downlink: 10 }

test.each<[string, number[], Line | undefined, boolean, number, number]>([
  ['an unknown line gets the middle', [360, 540, 720], undefined, false, 720, 540],
  ['a fast line and a large screen the largest', [360, 540, 720], fast, false, 720, 720],
  ['a small screen shows no more than the middle', [360, 540, 720], fast, false, 466, 540],
  ['wifi that crawls the middle', [360, 540, 720], { type: 'wifi', downlink: 2 }, false, 720, 540],
  ['wifi that runs the largest', [360, 540, 720], { type: 'wifi', downlink: 5 }, false, 720, 720],
  ['3g the smallest', [360, 540, 720], { effectiveType: '3g', downlink: 9 }, false, 720, 360],
  ['slow 2g the smallest', [360, 540], { effectiveType: 'slow-2g' }, false, 720, 360],
  ['data saver the smallest, however fast', [360, 540, 720], fast, true, 720, 360],
  ['what is not there yet is not waited for', [360], fast, false, 720, 360],
  ['a small original is what there is', [540], undefined, true, 720, 540],
])('%s', (_, there, line, isSaving, shownLines, lines) => {
  expect(sizeFor(sizes(there), { isSaving, line, shownLines })?.lines).toBe(lines)
})

test('a connection that is too slow goes down one step at a time', () => {
  const there = sizes([360, 540, 720])
  expect(sizeBelow(there, there[2]!)?.lines).toBe(540)
  expect(sizeBelow(there, there[1]!)?.lines).toBe(360)
  expect(sizeBelow(there, there[0]!)).toBeUndefined()
})

function sizes(there: number[]): Size[] {
  return there.map((lines) => ({
    lines,
    width: lines,
    height: (lines * 16) / 9,
    bytes: lines * 10_000,
    url: `/media/aa/bb/clip-${lines}.mp4`,
  }))
}
