import { describe, expect, it } from 'vitest'
import { sizesOf } from './sizes.ts'

function namesOf(width: number, height: number) {
  return sizesOf({ width, height }).map((size) => `${size.lines}: ${size.width}×${size.height}`)
}

describe('the sizes of a video', () => {
  it('are three for a large one, smallest first, upright or lying', () => {
    expect(namesOf(1080, 1920)).toEqual(['360: 360×640', '540: 540×960', '720: 720×1280'])
    expect(namesOf(1920, 1080)).toEqual(['360: 640×360', '540: 960×540', '720: 1280×720'])
    expect(namesOf(2000, 2000)).toEqual(['360: 360×360', '540: 540×540', '720: 720×720'])
  })

  it('never enlarge it', () => {
    expect(namesOf(720, 1280)).toHaveLength(3)
    expect(namesOf(719, 1280)).toEqual(['360: 360×640', '540: 540×962'])
    expect(namesOf(480, 854)).toEqual(['360: 360×640'])
  })

  it('are its own, under the name of the smallest, when it is smaller still', () => {
    expect(namesOf(240, 426)).toEqual(['360: 240×426'])
    expect(namesOf(359, 639)).toEqual(['360: 360×640'])
  })

  it('have even sides for every shape', () => {
    for (let height = 361; height < 1083; height += 7) {
      for (const { width, height: tall } of sizesOf({ width: 361, height })) {
        expect([width % 2, tall % 2]).toEqual([0, 0])
        expect(Math.abs(width / tall - 361 / height)).toBeLessThan(0.01)
      }
    }
  })
})
