import { CLIP_MIN_MS, SOURCE_MAX_MS } from '@jes/contract/clips/clips'
import { text } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { messages } from './judgeMessages.ts'
import { measure } from './measure.ts'
import { looksLikeVideo } from './signature.ts'

export type Limits = { bytes: number; ms: number }
type Judged = { problem: string } | { problem: null; durationMs: number | null }

const MB = 1024 * 1024

/** Checks a file before a byte of it is sent; a problem is reported with what to do about it. */
export async function judge(file: File, { bytes }: Limits): Promise<Judged> {
  const said = text(messages)
  if (file.size === 0) return { problem: said.empty }
  if (!(await looksLikeVideo(file))) return { problem: said.noVideo }
  if (file.size > bytes) return { problem: said.tooLarge(megabytes(file.size), number(bytes / MB)) }
  const durationMs = await measure(file)
  if (durationMs !== null && durationMs < CLIP_MIN_MS) return { problem: said.tooShort }
  if (durationMs !== null && durationMs > SOURCE_MAX_MS) return { problem: said.tooLong }
  return { problem: null, durationMs }
}

/** One decimal below ten, none above. */
export function megabytes(bytes: number) {
  const mb = bytes / MB
  return number(mb < 10 ? Math.round(mb * 10) / 10 : Math.ceil(mb))
}
