import type { OrderState } from '@jes/contract/money/premium'
import type { Answer } from '#features/money/providers/driver.ts'
import { DAY } from './schedule.ts'

const MINUTE = 60_000
/** A payment that the provider does not know may still arrive for so long. */
const MISSING_MS = 30 * MINUTE
const WAITING_MS = 7 * DAY

/** What an answer means for an order; `doubt` is a contradiction to a settled order, and changes nothing. */
export type Verdict =
  | 'settle'
  | 'dispute'
  | 'doubt'
  | 'takeBack'
  | 'takePart'
  | 'fail'
  | 'expire'
  | 'wait'
  | 'stay'

/** The whole table of states and answers. A provider that does not answer never changes anything. */
export function judge(state: OrderState, kind: Answer['kind'], ageMs: number): Verdict {
  if (isSettled(state)) return judgeSettled(state, kind)
  if (kind === 'paid') return 'settle'
  // An admin looks into it: only the real payment ends that.
  if (state === 'disputed') return 'stay'
  switch (kind) {
    case 'mismatch':
    case 'partlyRefunded':
      return 'dispute'
    case 'failed':
    case 'refunded':
      return isClosed(state) ? 'stay' : 'fail'
    case 'expired':
      return isClosed(state) ? 'stay' : 'expire'
    case 'missing':
      return ageMs < MISSING_MS || isClosed(state) ? 'stay' : 'fail'
    case 'waiting':
      if (ageMs >= WAITING_MS) return isClosed(state) ? 'stay' : 'expire'
      return state === 'pending' ? 'stay' : 'wait'
    default:
      return 'stay'
  }
}

function judgeSettled(state: OrderState, kind: Answer['kind']): Verdict {
  if (state === 'refunded') return 'stay'
  if (kind === 'refunded') return 'takeBack'
  if (kind === 'partlyRefunded') return state === 'paid' ? 'takePart' : 'stay'
  return kind === 'mismatch' ? 'doubt' : 'stay'
}

export function isSettled(state: OrderState) {
  return state === 'paid' || state === 'partlyRefunded' || state === 'refunded'
}

export function isOpen(state: OrderState) {
  return state === 'created' || state === 'pending'
}

function isClosed(state: OrderState) {
  return state === 'failed' || state === 'expired'
}
