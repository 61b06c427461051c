import { expect, test } from 'vitest'
import { joinedIn, partedIn } from './wordJoins.ts'

test('two words beside each other may be one', () => {
  expect(joinedIn(['lok', 'sewa', 'exam'])).toEqual([
    ['loksewa', 'exam'],
    ['lok', 'sewaexam'],
  ])
  expect(joinedIn(['sewa'])).toEqual([])
})

test('a long word may be two, in either script and whatever its ending', () => {
  const halves = ['~maib', '~khol']
  expect(partedIn('मैवाखोलाबाट')).toContainEqual(halves)
  expect(partedIn('maiwakhola')).toContainEqual(halves)
  expect(partedIn('बुद्धशान्ति')).toContainEqual(['~budh', '~santi'])
  expect(partedIn('नेपाल')).toEqual([])
})
