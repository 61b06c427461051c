import { monthNames } from '#lib/monthNames.ts'
import { inDigits } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'

/** 2026-10 is October 2026 in every calendar: the books use these months. */
export function monthTitle(month: string) {
  return inDigits(`${nameOf(month)} ${month.slice(0, 4)}`)
}

/** Oct 26, where there is room for no more. */
export function shortMonthTitle(month: string) {
  const { language } = usePreferences.getState()
  const name = nameOf(month)
  return inDigits(`${language === 'en' ? name.slice(0, 3) : name} ${month.slice(2, 4)}`)
}

function nameOf(month: string) {
  return monthNames.ad[usePreferences.getState().language][Number(month.slice(5)) - 1] ?? ''
}
