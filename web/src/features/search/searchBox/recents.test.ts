import { afterEach, expect, test } from 'vitest'
import { addRecent, clearRecents, recentsOf, removeRecent } from './recents.ts'

afterEach(() => window.localStorage.clear())

test('the latest search stands first, and each only once', () => {
  addRecent('1', 'momo')
  addRecent('1', 'काठमाडौँ')
  addRecent('1', 'Momo')

  expect(recentsOf('1')).toEqual(['Momo', 'काठमाडौँ'])
})

test('ten are stored', () => {
  for (let index = 1; index <= 12; index++) addRecent('1', `search ${index}`)

  expect(recentsOf('1')).toHaveLength(10)
  expect(recentsOf('1').at(-1)).toBe('search 3')
})

test('nobody sees what another account looked for here', () => {
  addRecent('1', 'momo')
  addRecent(null, 'tea')

  expect(recentsOf('2')).toEqual([])
  expect(recentsOf('1')).toEqual(['momo'])
  expect(recentsOf(null)).toEqual(['tea'])
})

test('one is removed, or all, and the others keep theirs', () => {
  addRecent('1', 'momo')
  addRecent('1', 'tea')
  addRecent('2', 'dashain')

  removeRecent('1', 'momo')
  expect(recentsOf('1')).toEqual(['tea'])
  clearRecents('1')
  expect(recentsOf('1')).toEqual([])
  expect(recentsOf('2')).toEqual(['dashain'])
})

test.each(['{', 'null', '[]', '{"1":"momo"}', '{"1":[7]}'])(
  'what stands in the storage as %s is nothing',
  (saved) => {
    window.localStorage.setItem('jes-searches', saved)

    expect(recentsOf('1')).toEqual([])
    addRecent('1', 'momo')
    expect(recentsOf('1')).toEqual(['momo'])
  },
)
