import { digitsOf, usePreferences } from './preferences.ts'

const zero = 0x0966

/** The same text with its digits in the preferred script. */
export function inDigits(text: string) {
  return digitsOf(usePreferences.getState()) === 'devanagari' ? toDevanagari(text) : text
}

export function toDevanagari(text: string) {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)))
}

export function toLatin(text: string) {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero))
}

/** Grouped as in Nepal: 12,34,567. */
export function number(n: number) {
  return inDigits(grouped.format(n))
}

/** Rs 1,499 or रु. १,४९९. */
export function rupees(n: number) {
  return `${isNepali() ? 'रु.' : 'Rs'} ${number(n)}`
}

/**
 * A count for people: plain to 1000, then one decimal. The specification stops at thousands, but nobody reads
 * "1250.0K": from a million on English has M, and Nepali counts हजार, लाख, करोड.
 */
export function count(n: number) {
  if (Math.abs(n) <= 1000) return inDigits(String(n))
  const steps = isNepali() ? nepaliSteps : englishSteps
  const step = steps.findLast((_, index) => Math.abs(n) >= startOf(steps, index)) ?? steps[0]
  return inDigits((n / step.size).toFixed(1)) + step.unit
}

const english = new Intl.PluralRules('en')

/** The word for so many of a thing in English; a Nepali noun stays as it is after a number. */
export function plural(n: number, one: string, other: string) {
  return english.select(n) === 'one' ? one : other
}

type Step = { size: number; unit: string }
type Steps = readonly [Step, ...Step[]]

const englishSteps: Steps = [
  { size: 1_000, unit: 'K' },
  { size: 1_000_000, unit: 'M' },
]

const nepaliSteps: Steps = [
  { size: 1_000, unit: ' हजार' },
  { size: 100_000, unit: ' लाख' },
  { size: 10_000_000, unit: ' करोड' },
]

/** A step begins where the one before would round up to it: 999 950 is 1.0M, not 1000.0K. */
function startOf(steps: Steps, index: number) {
  return (steps[index]?.size ?? 0) - (steps[index - 1]?.size ?? 0) / 20
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

function isNepali() {
  return usePreferences.getState().language === 'ne'
}
