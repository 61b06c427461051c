import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  choose,
  digitsOf,
  followPreferences,
  stopFollowingPreferences,
  usePreferences,
} from './preferences.ts'

beforeEach(() => {
  keep('jes_prefs=; Max-Age=0')
  for (const name of ['lang', 'data-theme', 'data-saver', 'data-text'])
    document.documentElement.removeAttribute(name)
  usePreferences.setState(fresh, true)
})

afterEach(() => {
  stopFollowingPreferences()
  vi.unstubAllGlobals()
})

const fresh = {
  theme: 'system',
  language: 'en',
  calendar: 'ad',
  dataSaver: false,
  textSize: 'normal',
  typingHelp: true,
  singleKeys: true,
  altReminder: false,
} as const

test('a choice dresses the page at once', () => {
  choose({ theme: 'dark', language: 'ne', dataSaver: true, textSize: 'larger' })

  const page = document.documentElement
  expect([page.lang, page.dataset.theme, page.dataset.saver, page.dataset.text]).toEqual([
    'ne',
    'dark',
    'on',
    'larger',
  ])

  choose({ theme: 'system', dataSaver: false, textSize: 'normal', typingHelp: true })
  expect(page.dataset).toEqual({})
})

test('a choice is there again on the next visit', async () => {
  choose({ theme: 'light', calendar: 'bs', digits: 'latin' })

  const nextVisit = await openJes()
  expect(nextVisit.usePreferences.getState()).toMatchObject({
    theme: 'light',
    calendar: 'bs',
    digits: 'latin',
  })
})

test('only what was chosen is stored, in a short cookie', () => {
  choose({ theme: 'dark' })
  expect(saved()).toEqual({ theme: 'dark' })

  choose({
    theme: 'system',
    language: 'ne',
    digits: 'devanagari',
    calendar: 'bs',
    dataSaver: false,
    textSize: 'normal',
    typingHelp: true,
    singleKeys: true,
    altReminder: false,
  })
  expect(document.cookie.length).toBeLessThanOrEqual(300)
})

test.each([
  ['not JSON', 'jes_prefs=%7Bbroken'],
  ['not URL-encoded', 'jes_prefs=%E0%A4%A'],
  ['null', 'jes_prefs=null'],
  ['unknown words', `jes_prefs=${encodeURIComponent('{"theme":"pink","language":["ne"],"x":1}')}`],
])('a cookie that is %s means nothing was chosen', async (_, cookie) => {
  keep(cookie)

  const { usePreferences } = await openJes()
  expect(usePreferences.getState()).toEqual(fresh)
})

test.each([
  [['ne-NP', 'en'], 'ne'],
  [['en-US', 'ne'], 'en'],
  [['hi', 'ne', 'en'], 'ne'],
  [['fr'], 'en'],
])('a browser that asks for %j begins in %s', async (languages, language) => {
  vi.stubGlobal('navigator', { languages, connection: { saveData: true } })

  const { usePreferences } = await openJes()
  expect(usePreferences.getState()).toMatchObject({ language, dataSaver: true })
})

test.each([
  ['slow-2g', true],
  ['2g', true],
  ['3g', true],
  ['4g', false],
])('on a line like %s data saver is %s, unless it was chosen', async (effectiveType, isOn) => {
  vi.stubGlobal('navigator', { languages: [], connection: { effectiveType } })
  expect((await openJes()).usePreferences.getState().dataSaver).toBe(isOn)
  keep(`jes_prefs=${encodeURIComponent('{"dataSaver":false}')}`)
  expect((await openJes()).usePreferences.getState().dataSaver).toBe(false)
})

test('digits follow the language until they are chosen', () => {
  expect(digitsOf({ ...fresh, language: 'ne' })).toBe('devanagari')
  expect(digitsOf({ ...fresh, language: 'en' })).toBe('latin')
  expect(digitsOf({ ...fresh, language: 'ne', digits: 'latin' })).toBe('latin')
})

test('another tab follows', async () => {
  followPreferences()
  const otherTab = new BroadcastChannel('jes-prefs')
  const cookie = encodeURIComponent(JSON.stringify({ language: 'ne', theme: 'dark' }))
  keep(`jes_prefs=${cookie}`)

  otherTab.postMessage('changed')
  await expect.poll(() => document.documentElement.lang).toBe('ne')
  otherTab.close()

  expect(usePreferences.getState()).toMatchObject({ language: 'ne', theme: 'dark' })
})

/** A visit starts with the cookie and the browser as they are. */
function openJes() {
  vi.resetModules()
  return import('./preferences.ts')
}

function keep(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser with an old cookie
  document.cookie = `${cookie}; Path=/`
}

function saved() {
  return JSON.parse(decodeURIComponent(document.cookie.split('jes_prefs=')[1] ?? ''))
}
