import { inDigits } from './numbers.ts'

/** 1:05.3, in the reader's digits. */
export function clockText(ms: number) {
  const tenths = Math.round(ms / 100)
  const minutes = Math.floor(tenths / 600)
  const seconds = String(Math.floor((tenths % 600) / 10)).padStart(2, '0')
  return inDigits(`${minutes}:${seconds}.${tenths % 10}`)
}
