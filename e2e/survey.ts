import type { BrowserContext, Page } from '@playwright/test'
import { expectNoFaults, expectReadable } from './faults.ts'
import { expect } from './people.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const NARROWEST = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }

export const LOOKS = {
  desk: { ...DESK, colorScheme: 'light' },
  phone: { ...NARROWEST, colorScheme: 'dark' },
} as const

type Language = 'en' | 'ne'
/** A path, and what is done there before the check. */
export type Stop = string | readonly [path: string, act: (page: Page) => Promise<void>]

/** The text of a page that does not exist, or not for this viewer; where that is intended the path says it. */
const NOT_THERE = /Page not found|पेज भेटिएन|For the team only|टोलीका लागि मात्र/
const MEANT_TO_BE_ABSENT = ['/je/nobody.here', '/jehub/none', '/post/a/1/b', '/nowhere']

/** Pages on which most of the components stand: in the dark their colours are checked as they come out there. */
const DENSE =
  /^\/$|^\/(outbox|bookmarks\/kept)$|^\/premium$|^\/admin$|^\/setting#notifications$|^\/(post|jehub)\/[^/]+(\/|$)/

/** Visits pages without reloading, and checks what must be true of every page. */
export async function survey(page: Page, stops: Stop[]) {
  await speak(page.context(), 'en')
  for (const [index, stop] of stops.entries()) {
    const { path, act } = await visit(page, stop, index)
    await expectWellMade(page, path)
    await act?.(page)
    // The layout around the pages is the same for all: it is checked once, and wherever something opened.
    await expectNoFaults(page, path, index === 0 || act ? undefined : 'main')
  }
}

/** Visits pages on a phone: each has room in both languages. */
export async function measure(page: Page, stops: Stop[]) {
  let language: Language = 'ne'
  await speak(page.context(), language)
  for (const [index, stop] of stops.entries()) {
    const { path, act } = await visit(page, stop, index)
    await expectWellMade(page, path)
    await act?.(page)
    await expectRoom(page, path)
    if (DENSE.test(path)) await expectReadable(page, path)
    language = language === 'ne' ? 'en' : 'ne'
    await changeLanguage(page, language)
    await expectRoom(page, path)
  }
}

async function visit(page: Page, stop: Stop, index: number) {
  const [path, act] = typeof stop === 'string' ? [stop] : stop
  if (index === 0) await page.goto(path)
  else await moveTo(page, path)
  return { path, act }
}

export async function speak(context: BrowserContext, language: Language) {
  const value = encodeURIComponent(JSON.stringify({ language }))
  const url = `http://127.0.0.1:${process.env.E2E_PORT ?? '3100'}`
  await context.addCookies([{ name: 'jes_prefs', value, url }])
}

/** As if it were changed in another tab: the page stays as it is. */
export async function changeLanguage(page: Page, language: Language) {
  await speak(page.context(), language)
  await page.evaluate(() => {
    const channel = new BroadcastChannel('jes-prefs')
    channel.postMessage('changed')
    channel.close()
  })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectLoaded(page)
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
  const { title, levels } = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent ?? '',
    levels: Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) =>
      Number(tagName[1]),
    ),
  }))
  if (!MEANT_TO_BE_ABSENT.includes(path)) expect(title, path).not.toMatch(NOT_THERE)
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
  expect(jumps, `${path}: ${levels}`).toEqual([])
  await expectRoom(page, path)
}

/** Nothing is wider than the page. */
async function expectRoom(page: Page, path: string) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
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
