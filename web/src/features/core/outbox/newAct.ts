import { nextActOrder } from '#lib/actOrder.ts'
import { useSession } from '#lib/session.ts'
import type { Act, NewAct } from './acts.ts'

export function makeAct(wanted: NewAct, userId: string): Act {
  return {
    ...wanted,
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    userId,
    at: new Date().toISOString(),
    order: nextActOrder(),
    attempts: 0,
    triedAt: null,
    state: 'waiting',
    problem: null,
  }
}

export function currentUserId() {
  return useSession.getState().user?._id
}
