import { create } from 'zustand'

/** What travelled, by kind; `saved` is what data saver left where it was. */
export type Kind = 'photos' | 'clips' | 'text' | 'sent'
export type DayUse = Record<Kind | 'saved', number>
export type DataUse = {
  /** By local date, 2026-11-17. */
  days: Record<string, DayUse>
  /** Megabytes a month, or null without a limit. */
  limitMb: number | null
  /** Data saver goes on by itself when most of the limit is used. */
  savesAtLimit: boolean
}

const STORAGE = 'jes-data-use'
/** This month and the one before. */
const DAYS = 62
const NONE: DayUse = { photos: 0, clips: 0, text: 0, sent: 0, saved: 0 }

/** Counted on this device only, and never sent. */
export const useDataUse = create<DataUse>(read)

/** Adds to today's figures. Other tabs count too, so the stored ones are read again. */
export function addUse(use: Partial<DayUse>, now = new Date()) {
  const { days, ...rest } = read()
  const today = dateOf(now)
  const sum = { ...NONE, ...days[today] }
  for (const [kind, bytes] of Object.entries(use) as [keyof DayUse, number][])
    sum[kind] = Math.max(0, sum[kind] + bytes)
  const dates = Object.keys({ ...days, [today]: sum }).toSorted()
  const recent = dates.slice(-DAYS).map((date) => [date, date === today ? sum : days[date]!])
  store({ days: Object.fromEntries(recent), ...rest })
}

export function changeLimit(change: Partial<Omit<DataUse, 'days'>>) {
  store({ ...read(), ...change })
}

/** The last seven days, today last. */
export function weekOf({ days }: DataUse, now = new Date()) {
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6 + at)
    return { day, use: days[dateOf(day)] ?? NONE }
  })
}

export function monthOf({ days }: DataUse, now = new Date()) {
  const month = dateOf(now).slice(0, 8)
  return sumOf(Object.entries(days).flatMap(([date, use]) => (date.startsWith(month) ? use : [])))
}

export function sumOf(uses: readonly DayUse[]) {
  const sum = { ...NONE }
  for (const use of uses)
    for (const kind of Object.keys(NONE) as (keyof DayUse)[]) sum[kind] += use[kind]
  return sum
}

/** All that travelled, in bytes. */
export function totalOf({ photos, clips, text, sent }: DayUse) {
  return photos + clips + text + sent
}

export function daysLeft(now = new Date()) {
  const last = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate()
  return last - now.getDate() + 1
}

function dateOf(day: Date) {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

function store(use: DataUse) {
  useDataUse.setState(use, true)
  try {
    localStorage.setItem(STORAGE, JSON.stringify(use))
  } catch {
    // A full or forbidden storage: the figures last as long as the page.
  }
}

function read(): DataUse {
  const empty = { days: {}, limitMb: null, savesAtLimit: false }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}')
    return { ...empty, ...(stored as Partial<DataUse>) }
  } catch {
    return empty
  }
}
