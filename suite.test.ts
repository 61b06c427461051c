import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import playwright from './playwright.config.ts'
import vitest from './vitest.config.ts'

test('no test is tried twice', () => {
  expect(playwright.retries).toBeUndefined()
  expect(playwright.projects?.filter(({ retries }) => retries !== undefined)).toEqual([])
  expect(JSON.stringify(vitest)).not.toMatch(/"retry"/)
  expect(journeysWith(/\bretries\b/)).toEqual([])
})

test('no journey sleeps', () => {
  expect(journeysWith(/waitForTimeout|timers\/promises/)).toEqual([])
})

function journeysWith(words: RegExp) {
  return readdirSync('e2e').filter((name) => words.test(readFileSync(`e2e/${name}`, 'utf8')))
}
