import { afterEach, expect, test } from 'vitest'
import { rowOf } from '#features/hubs/hubFields/ruleRows.ts'
import { blankDraft, isUntouched, readDraft, writeDraft } from './hubDraft.ts'
import { doneSections, inOrder } from './sections.ts'

const NO_PICTURES = { coverImage: null, icon: null }
const full = {
  name: 'चिया अड्डा',
  description: 'Tea shops, tea people.',
  isPrivate: true,
  tags: ['गफ'],
  rules: [rowOf({ title: 'Be kind', description: '' })],
}

afterEach(() => localStorage.clear())

test('a draft comes back as it was left, each member their own', () => {
  writeDraft('7', full, true)
  const { draft, hadPictures } = readDraft('7')
  expect(draft).toMatchObject({ ...full, rules: [{ title: 'Be kind', description: '' }] })
  expect(hadPictures).toBe(true)
  expect(isUntouched(readDraft('8').draft)).toBe(true)
})

test('an untouched form leaves nothing behind', () => {
  writeDraft('7', full, false)
  writeDraft('7', blankDraft(), false)
  expect(localStorage.length).toBe(0)
})

test('whatever else stood there becomes a blank form with one row', () => {
  for (const saved of ['{', '7', '{"tags":{},"rules":[],"name":5}']) {
    localStorage.setItem('jes-hub-draft-7', saved)
    const { draft } = readDraft('7')
    expect(isUntouched(draft)).toBe(true)
    expect(draft.rules).toHaveLength(1)
  }
})

test('the rail is green where something good stands', () => {
  expect(doneSections(blankDraft(), NO_PICTURES, {})).toEqual({
    basics: false,
    pictures: false,
    tags: false,
    rules: false,
  })
  expect(doneSections(full, NO_PICTURES, {})).toMatchObject({
    basics: true,
    tags: true,
    rules: true,
  })
  expect(doneSections({ ...full, name: 'n'.repeat(50) }, NO_PICTURES, {}).basics).toBe(false)
  expect(doneSections(full, NO_PICTURES, { name: 'Taken' }).basics).toBe(false)
  const untitled = [rowOf({ title: ' ', description: 'Why' })]
  expect(doneSections({ ...full, rules: untitled }, NO_PICTURES, {}).rules).toBe(false)
})

test('problems stand in the order of the fields, and one without a field is said of the form', () => {
  const found = inOrder({ rules: 'c', isPrivate: 'd', icon: 'b', name: 'a', tags: '' })
  expect(Object.entries(found)).toEqual([
    ['name', 'a'],
    ['icon', 'b'],
    ['rules', 'c'],
    ['form', 'd'],
  ])
})
