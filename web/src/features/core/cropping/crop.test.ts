import { expect, test } from 'vitest'
import { moved, partOf, WHOLE, withinPicture } from './crop.ts'

const cover = { width: 1200, height: 400 }
const photo = { width: 2400, height: 1600 }

test('the whole width of a photo is kept, and of its height what the shape leaves', () => {
  expect(partOf(photo, cover, WHOLE)).toEqual({ width: 2400, height: 800, left: 0, top: 400 })
})

test('nearer means a smaller part around the same middle', () => {
  expect(partOf(photo, cover, { ...WHOLE, zoom: 2 })).toEqual({
    width: 1200,
    height: 400,
    left: 600,
    top: 600,
  })
})

test('nobody can move past the edge of the picture', () => {
  const corner = moved(photo, cover, WHOLE, -5, -5)
  expect(partOf(photo, cover, corner)).toMatchObject({ left: 0, top: 0 })
  const other = moved(photo, cover, { ...WHOLE, zoom: 2 }, 5, 5)
  expect(partOf(photo, cover, other)).toMatchObject({ left: 1200, top: 1200 })
})

test('going back from near the edge brings the part back inside', () => {
  const near = moved(photo, cover, { ...WHOLE, zoom: 4 }, 9, 9)
  const far = withinPicture(photo, cover, { ...near, zoom: 1 })
  expect(partOf(photo, cover, far)).toMatchObject({ left: 0, top: 800 })
})

test('a picture of the very shape stays where it is', () => {
  expect(moved({ width: 300, height: 100 }, cover, WHOLE, 1, 1)).toEqual(WHOLE)
})
