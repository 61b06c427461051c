import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose violations axe never calls serious: their results would be left out below. */
const TOO_WEAK = [
  'aria-allowed-role',
  'empty-heading',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
]
const OFF = Object.fromEntries(TOO_WEAK.map((rule) => [rule, { enabled: false }]))

type Color = { r: number; g: number; b: number; alpha: number }
type Axe = {
  commons: { color: { Color: { prototype: { parseString(this: Color, text: string): Color } } } }
}
declare const axe: Axe

/** Nothing on the page excludes people who use a screen reader or the keyboard, or see little. */
export async function expectNoFaults(page: Page, where: string, within?: string) {
  await loadAxe(page)
  // There are no frames on our pages: the older way of running needs no separate page for each check.
  const axe = new AxeBuilder({ page, axeSource: 'true' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, rules: OFF })
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
  if (isLoaded) return
  await page.evaluate(`${AXE};true`)
  await page.evaluate(cacheColors)
}

/** Axe parses the same few colours again for every text on the page, at a third of the CPU time of a check. */
function cacheColors() {
  const { prototype } = axe.commons.color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Color>()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parse.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}
