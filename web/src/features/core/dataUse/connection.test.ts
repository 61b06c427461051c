import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose, usePreferences } from '#lib/preferences.ts'
import { followConnection } from './connection.ts'

const line = Object.assign(new EventTarget(), { effectiveType: '4g' })
let stop: () => void

// Tests share one document: another file may have left a choice.
beforeEach(forgetChoice)
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  forgetChoice()
})

test('a line that becomes slow switches data saver on, and a fast one not off again', () => {
  follow('4g')
  expect(usePreferences.getState().dataSaver).toBe(false)
  become('3g')
  expect(usePreferences.getState().dataSaver).toBe(true)
  become('4g')
  expect(usePreferences.getState().dataSaver).toBe(true)
})

test('who has switched it off keeps it off', () => {
  choose({ dataSaver: false })
  follow('2g')
  expect(usePreferences.getState().dataSaver).toBe(false)
})

function forgetChoice() {
  usePreferences.setState({ dataSaver: false })
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser without a choice
  document.cookie = 'jes_prefs=; Path=/; Max-Age=0'
}

function follow(effectiveType: string) {
  line.effectiveType = effectiveType
  vi.stubGlobal('navigator', { connection: line })
  stop = followConnection()
}

function become(effectiveType: string) {
  line.effectiveType = effectiveType
  line.dispatchEvent(new Event('change'))
}
