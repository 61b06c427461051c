import { statfs } from 'node:fs/promises'
import { refuse } from './errors.ts'

/** Full: PostgreSQL's disk or memory, a file system, or a quota. */
const FULL = /^(53100|53200|ENOSPC|EDQUOT)$/
/** For so long after a write failed on a full disk the server counts as full, though a little may be free again. */
const LATELY_MS = 60_000
const RETRY_SECONDS = 30

let fullUntil = 0

export function isDiskFull({ code }: { code?: string }) {
  return FULL.test(code ?? '')
}

/** Records for readiness that a disk is full. */
export function noteDiskFull(ms = LATELY_MS) {
  fullUntil = performance.now() + ms
}

export function wasDiskFullLately() {
  return performance.now() < fullUntil
}

export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function noRoom() {
  return refuse('request.no_room', { retryAfter: RETRY_SECONDS })
}
