import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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
type Violation = { id: string; impact: string | null; nodes: { html: string }[] }
type Axe = {
  commons: { color: { Color: { prototype: { parseString(this: Color, text: string): Color } } } }
  run(context: object, options: object): Promise<{ violations: Violation[] }>
}
declare const axe: Axe

/** Nothing on the page excludes people who use a screen reader or the keyboard, or see little. */
export function expectNoFaults(page: Page, where: string, within = 'html') {
  return expectNone(page, where, within, { rules: OFF })
}

/** Every text has enough contrast. */
export function expectReadable(page: Page, where: string) {
  return expectNone(page, where, 'html', { runOnly: ['color-contrast'] })
}

async function expectNone(page: Page, where: string, within: string, rules: object) {
  await loadAxe(page)
  const options = { resultTypes: ['violations'], preload: false, ...rules }
  const violations = await page.evaluate(runAxe, { within, options })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, html }) => [id, html]),
    where,
  ).toEqual([])
}

/**
 * Of the parts of a list that differ only in their words axe checks the first: in the same place the same elements,
 * classes and attributes have the same colours and the same structure.
 */
async function runAxe({ within, options }: { within: string; options: object }) {
  // A colour on its way to another is neither.
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(passing.map(({ finished }) => finished))
  const shapes = new Set<string>()
  const repeated = Array.from(document.querySelectorAll('article, li, tr')).filter((part) => {
    const shape = placeOf(part) + shapeOf(part)
    const isRepeated = shapes.has(shape)
    shapes.add(shape)
    return isRepeated
  })
  const { violations } = await axe.run({ include: [within], exclude: repeated }, options)
  return violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html }))

  function placeOf(part: Element): string {
    const parent = part.parentElement
    return parent ? `${placeOf(parent)}${parent.tagName}[${attributesOf(parent)}]` : ''
  }

  function shapeOf(element: Element): string {
    const inner = Array.from(element.childNodes, (child) => {
      if (child instanceof Element) return shapeOf(child)
      return child.textContent?.trim() ? '#' : ''
    })
    return `${element.tagName}[${attributesOf(element)}](${inner.join('')})`
  }

  /** Of what names or points at something it counts whether it is there. */
  function attributesOf(element: Element) {
    const names =
      /^(id|href|src|srcset|alt|title|datetime|for|aria-(label|labelledby|describedby|controls))$/
    return Array.from(element.attributes, ({ name, value }) =>
      names.test(name) ? `${name}=${value.trim() !== ''}` : `${name}=${value}`,
    ).sort()
  }
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
