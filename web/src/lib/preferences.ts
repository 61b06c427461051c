import { create } from 'zustand'
import { renderedState } from './rendered.ts'

const choices = {
  theme: ['system', 'light', 'dark'],
  language: ['en', 'ne'],
  digits: ['latin', 'devanagari'],
  calendar: ['ad', 'bs'],
  dataSaver: [true, false],
  typingHelp: [true, false],
  singleKeys: [true, false],
  altReminder: [true, false],
  textSize: ['normal', 'large', 'larger'],
} as const

type Choices = { [Key in keyof typeof choices]: (typeof choices)[Key][number] }

export type Language = Choices['language']
export type Digits = Choices['digits']
export type Theme = Choices['theme']
/** Digits follow the language until a person chooses them. */
export type Preferences = Omit<Choices, 'digits'> & { digits?: Digits | undefined }

const cookieName = 'jes_prefs'
const oneYear = 31_536_000

export const usePreferences = create<Preferences>(() => ({ ...defaults(), ...chosen() }))

/** Changes preferences, here at once and in the other tabs. */
export function choose(change: Partial<Preferences>) {
  keep({ ...chosen(), ...change })
  usePreferences.setState(change)
  wear(usePreferences.getState())
  channel?.postMessage('changed')
}

let channel: BroadcastChannel | undefined

/** Applies the preferences to the page and follows changes of other tabs. */
export function followPreferences() {
  wear(usePreferences.getState())
  if (typeof BroadcastChannel === 'undefined' || channel) return
  channel = new BroadcastChannel('jes-prefs')
  channel.onmessage = () => {
    usePreferences.setState({ digits: undefined, ...defaults(), ...chosen() })
    wear(usePreferences.getState())
  }
}

export function stopFollowingPreferences() {
  channel?.close()
  channel = undefined
}

export function digitsOf({ digits, language }: Preferences): Digits {
  return digits ?? (language === 'ne' ? 'devanagari' : 'latin')
}

/** The choices in the cookie; an unknown value counts as not chosen. */
function chosen(): Partial<Choices> {
  if (typeof document === 'undefined') return {}
  const value = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1]
  if (!value) return {}
  try {
    const saved: unknown = JSON.parse(decodeURIComponent(value))
    return Object.fromEntries(Object.entries(saved ?? {}).filter(isChoice))
  } catch {
    return {}
  }
}

function isChoice([key, value]: [string, unknown]) {
  return (
    Object.hasOwn(choices, key) &&
    (choices[key as keyof Choices] as readonly unknown[]).includes(value)
  )
}

function keep(preferences: Partial<Preferences>) {
  const value = encodeURIComponent(JSON.stringify(preferences))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser we serve has the Cookie Store API
  document.cookie = `${cookieName}=${value}; Path=/; SameSite=Lax; Max-Age=${oneYear}${secure}`
}

function wear({ theme, language, dataSaver, textSize }: Preferences) {
  const page = document.documentElement
  page.lang = language
  setOrRemove(page, 'data-theme', theme === 'system' ? undefined : theme)
  setOrRemove(page, 'data-saver', dataSaver ? 'on' : undefined)
  setOrRemove(page, 'data-text', textSize === 'normal' ? undefined : textSize)
}

function setOrRemove(element: HTMLElement, name: string, value: string | undefined) {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

export function defaults(): Preferences {
  const browser: (Navigator & { connection?: Connection }) | undefined =
    typeof navigator === 'undefined' ? undefined : navigator
  return {
    theme: 'system',
    language: speaksNepali(languageOfPage() ?? browser?.languages) ? 'ne' : 'en',
    calendar: 'ad',
    dataSaver: isFrugal(browser?.connection),
    textSize: 'normal',
    typingHelp: true,
    singleKeys: true,
    altReminder: false,
  }
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Of a page that the server rendered the pictures are under way already: there a slow line counts a moment later. */
function isFrugal({ saveData, effectiveType = '' }: Connection = {}) {
  return saveData === true || (!renderedState() && /[23]g/.test(effectiveType))
}

/** A page that the server rendered stays in its language. */
function languageOfPage() {
  return renderedState() && globalThis.document && [document.documentElement.lang]
}

/** Whether Nepali is the first of our two languages that the browser accepts. */
function speaksNepali(languages: readonly string[] = []) {
  return (
    languages
      .find((tag) => /^(ne|en)\b/i.test(tag))
      ?.toLowerCase()
      .startsWith('ne') ?? false
  )
}
