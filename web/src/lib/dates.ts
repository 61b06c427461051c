import { toBikramSambat } from './bikramSambat.ts'
import type { Day } from './bikramSambatTable.ts'
import { catalogue, text } from './language.ts'
import { monthNames } from './monthNames.ts'
import { inDigits } from './numbers.ts'
import { type Preferences, usePreferences } from './preferences.ts'

type Calendar = Preferences['calendar']
type DateShown = Day & { calendar: Calendar }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const ago = catalogue({
  now: ['just now', 'भर्खरै'],
  minutes: [(n: number) => `${n}m`, (n: number) => `${n} मिनेट`],
  hours: [(n: number) => `${n}h`, (n: number) => `${n} घण्टा`],
  days: [(n: number) => `${n}d`, (n: number) => `${n} दिन`],
})

/** How long ago, in short form; after a week the date. */
export function relativeTime(iso: string, now = Date.now()) {
  const said = text(ago)
  const age = now - Date.parse(iso)
  if (age < minute) return said.now
  if (age < hour) return inDigits(said.minutes(Math.floor(age / minute)))
  if (age < day) return inDigits(said.hours(Math.floor(age / hour)))
  if (age < 7 * day) return inDigits(said.days(Math.floor(age / day)))
  return shortDate(iso, now)
}

/** Oct 14, with the year when it is not this one. */
export function shortDate(iso: string, now = Date.now()) {
  const date = dateOf(iso)
  const today = dateOf(new Date(now).toISOString(), date.calendar)
  const name = shortMonth(date)
  return inDigits(date.year === today.year ? dayOf(name, date) : fullDate(name, date))
}

/** Oct 14, 8:40 AM. */
export function shortDateTime(iso: string, now = Date.now()) {
  return `${shortDate(iso, now)}, ${clock(iso)}`
}

/** October 14, 2026, or 28 Asoj 2083. */
export function longDate(iso: string, calendar?: Calendar) {
  const date = dateOf(iso, calendar)
  return inDigits(fullDate(monthOf(date), date))
}

/** October 2026: since when somebody is a member. */
export function monthYear(iso: string) {
  const date = dateOf(iso)
  return inDigits(`${monthOf(date)} ${date.year}`)
}

/** For a title: the day in both calendars and the time. */
export function exactTime(iso: string) {
  const other = preferred().calendar === 'bs' ? 'ad' : 'bs'
  const days = new Set([longDate(iso), longDate(iso, other)])
  return `${[...days].join(' · ')}, ${clock(iso)}`
}

/** 8:40 AM, or बिहान ८:४०. */
export function clock(iso: string) {
  const { hour, minute } = inKathmandu(iso)
  const time = inDigits(`${hour % 12 || 12}:${String(minute).padStart(2, '0')}`)
  if (preferred().language === 'ne') return `${partOfDay(hour)} ${time}`
  return `${time} ${hour < 12 ? 'AM' : 'PM'}`
}

function partOfDay(hour: number) {
  if (hour < 4 || hour >= 20) return 'राति'
  if (hour < 12) return 'बिहान'
  return hour < 16 ? 'दिउँसो' : 'बेलुका'
}

function dayOf(month: string, { day, calendar }: DateShown) {
  return preferred().language === 'en' && calendar === 'bs' ? `${day} ${month}` : `${month} ${day}`
}

function fullDate(month: string, date: DateShown) {
  const { year, calendar } = date
  if (preferred().language === 'ne') return `${year} ${dayOf(month, date)}`
  return `${dayOf(month, date)}${calendar === 'bs' ? '' : ','} ${year}`
}

function monthOf({ month, calendar }: DateShown) {
  return monthNames[calendar][preferred().language][month - 1] ?? ''
}

function shortMonth(date: DateShown) {
  const isLong = preferred().language === 'en' && date.calendar === 'ad'
  return isLong ? monthOf(date).slice(0, 3) : monthOf(date)
}

/** The day in the wanted calendar, or in the Gregorian where Bikram Sambat is not certain. */
function dateOf(iso: string, wanted: Calendar = preferred().calendar): DateShown {
  const { year, month, day } = inKathmandu(iso)
  const bs = wanted === 'bs' && toBikramSambat({ year, month, day })
  return bs ? { ...bs, calendar: 'bs' } : { year, month, day, calendar: 'ad' }
}

const kathmandu = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kathmandu',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

function inKathmandu(iso: string) {
  const parts = Object.fromEntries(
    kathmandu.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}

function preferred() {
  return usePreferences.getState()
}
