import { catalogue, text } from './language.ts'
import { inDigits } from './numbers.ts'

const said = catalogue({
  kB: [(n: string) => `${n} kB`, (n: string) => `${n} केबी`],
  MB: [(n: string) => `${n} MB`, (n: string) => `${n} एमबी`],
  percent: [(n: number) => `${n}%`, (n: number) => `${n}%`],
})

/** The length of a video, or its position: 0:07, 1:30. */
export function playTime(ms: number) {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return inDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}

/** The size of a file: 320 kB, 4.2 MB. */
export function weight(bytes: number) {
  const { kB, MB } = text(said)
  const kilo = Math.max(1, Math.round(bytes / 1000))
  if (kilo < 1000) return inDigits(kB(String(kilo)))
  const mega = bytes / 1_000_000
  return inDigits(MB(mega < 10 ? mega.toFixed(1) : String(Math.round(mega))))
}

/** A fraction between 0 and 1, in per cent. */
export function percent(part: number) {
  return inDigits(text(said).percent(Math.round(part * 100)))
}
