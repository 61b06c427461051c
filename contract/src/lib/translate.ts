import type { Language } from '@jes/contract/core/settings'
import { NEPALI } from './nepali.ts'

/** Sentences with a number in them, as patterns: "in {n} minutes" matches "in 5 minutes". */
const patterns = Object.entries(NEPALI)
  .filter(([english]) => english.includes('{n}'))
  .map(([english, nepali]) => ({ pattern: toPattern(english), nepali }))

/**
 * What the contract and the server say, in the reader's language. They speak
 * English, word for word as the product asks; the Nepali stands in one table.
 */
export function translate(english: string, language: Language) {
  if (language === 'en') return english
  const whole = NEPALI[english]
  if (whole) return whole

  for (const { pattern, nepali } of patterns) {
    const match = pattern.exec(english)
    if (match) return nepali.replace('{n}', toDevanagari(match[1]!))
  }
  return english
}

function toPattern(english: string) {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace('{n}', '(\\d+)')}$`)
}

function toDevanagari(digits: string) {
  return digits.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
}
