import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that can never be serious, the most expensive of them. */
const TOO_WEAK = { region: { enabled: false } }

/** Nothing on the page excludes people who use a screen reader or the keyboard, or see little. */
export async function expectNoFaults(page: Page, where: string, within?: string) {
  await loadAxe(page)
  // There are no frames on our pages: the older way of running needs no separate page for each check.
  const axe = new AxeBuilder({ page, axeSource: 'true' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, rules: TOO_WEAK })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => [id, nodes[0]?.html]),
    where,
  ).toEqual([])
}

/** Once for each document: by default the builder sends 1.3 MB twice for every check. */
async function loadAxe(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(`${AXE};true`)
}
