import type { BrowserContext, Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect } from './people.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const NARROWEST = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }

/** Looks that differ in everything at once; the last is only measured, because only its width is new. */
export const LOOKS = [
  {
    name: 'on a desk, light, in English',
    language: 'en',
    isOnlyMeasured: false,
    options: { ...DESK, colorScheme: 'light' },
  },
  {
    name: 'on a phone, dark, in Nepali',
    language: 'ne',
    isOnlyMeasured: false,
    options: { ...NARROWEST, colorScheme: 'dark' },
  },
  { name: 'on a phone, in English', language: 'en', isOnlyMeasured: true, options: NARROWEST },
] as const

type Language = 'en' | 'ne'
type Look = { language: Language; isOnlyMeasured: boolean }
/** A path, and what is done there before the check. */
export type Stop = string | readonly [path: string, act: (page: Page) => Promise<void>]

/** The text of a page that does not exist, or not for this viewer; where that is intended the path says it. */
const NOT_THERE = /Page not found|पेज भेटिएन|For the team only|टोलीका लागि मात्र/
const MEANT_TO_BE_ABSENT = ['/je/nobody.here', '/jehub/none', '/post/a/1/b', '/nowhere']

/** Visits pages without reloading, and checks what must be true of every page. */
export async function survey(page: Page, { language, isOnlyMeasured }: Look, stops: Stop[]) {
  await speak(page.context(), language)
  for (const [index, stop] of stops.entries()) {
    const [path, act] = typeof stop === 'string' ? [stop] : stop
    if (index === 0) await page.goto(path)
    else await moveTo(page, path)
    await expectWellMade(page, path)
    await act?.(page)
    // The layout around the pages is the same for all: it is checked once, and wherever something opened.
    const within = index === 0 || act ? undefined : 'main'
    if (!isOnlyMeasured) await expectNoFaults(page, path, within)
  }
}

export async function speak(context: BrowserContext, language: Language) {
  const value = encodeURIComponent(JSON.stringify({ language }))
  const url = `http://127.0.0.1:${process.env.E2E_PORT ?? '3100'}`
  await context.addCookies([{ name: 'jes_prefs', value, url }])
}

/** As a link does it: a reload costs ten times as much. Until the page is loaded the one before is shown. */
export async function moveTo(page: Page, path: string) {
  // The app has taken over the page that the server rendered.
  await expect(page.locator('#page-state')).toHaveCount(0)
  await page.evaluate((path) => {
    const index = window.history.state.index + 1
    window.history.pushState({ key: crypto.randomUUID(), index }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expectLoaded(page)
}

export async function expectWellMade(page: Page, path: string) {
  await expectLoaded(page)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.getByRole('main'), path).toHaveCount(1)
  await expect(page, path).toHaveTitle(/Jes/)
  const { title, levels, wide } = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent ?? '',
    levels: Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) =>
      Number(tagName[1]),
    ),
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  if (!MEANT_TO_BE_ABSENT.includes(path)) expect(title, path).not.toMatch(NOT_THERE)
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
  expect(jumps, `${path}: ${levels}`).toEqual([])
  expect(wide, path).toBeLessThanOrEqual(0)
}

/** The requested page is shown, and nothing visible on it is still loading. */
export function expectLoaded(page: Page) {
  return page.waitForFunction(() => {
    const isPending = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const isInSight = width > 0 && bottom > 0 && top < window.innerHeight
      return isInSight && /^(Loading|लोड)/.test(element.ariaLabel ?? element.textContent ?? '')
    }
    const waits = Array.from(document.querySelectorAll('[role=progressbar], [role=status]'))
    return document.querySelector('h1') !== null && !waits.some(isPending)
  })
}
