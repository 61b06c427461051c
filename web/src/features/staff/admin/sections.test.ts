import { expect, test } from 'vitest'
import { detailPath, isFor, SECTIONS, sectionOf, sectionPath } from './sections.ts'

test('the desk opens with the queue', () => {
  expect(sectionOf(undefined)).toBe('queue')
  expect(sectionPath('queue')).toBe('/admin')
  expect(detailPath('queue', '12')).toBe('/admin/queue/12')
})

test('every section is found by its address, and no other is', () => {
  for (const section of SECTIONS)
    expect(sectionOf(sectionPath(section).split('/')[2])).toBe(section)
  expect(sectionOf('treasury')).toBeNull()
})

test('jobs and the sections of money are for admins alone', () => {
  const ofModerators = SECTIONS.filter((section) => isFor(section, false))
  const ofAdmins = SECTIONS.filter((section) => isFor(section, true))
  expect(ofAdmins.filter((section) => !ofModerators.includes(section))).toEqual([
    'jobs',
    'passes',
    'payouts',
    'revenue',
  ])
})
