import { ApiError } from '#lib/api.ts'
import { type Act, type ActKind, type NewAct, useActs } from './acts.ts'
import { currentUserId, makeAct } from './newAct.ts'
import { isSameWish } from './sameWish.ts'

/** The code that stores and sends is loaded when the browser is idle, or with the first act that it is needed for. */
export const loadOutbox = () => import('./outbox.ts')
export const loadPage = () => import('./page.ts')

type Kept = NewAct & {
  /** It is sent at once: it is shown as on its way. */
  isUnderWay?: true
  /** It was sent with this key already, and may have arrived. */
  key?: string
}

/** Shows an act as waiting, and stores it to be sent later. */
export async function keep({ isUnderWay, key, ...wanted }: Kept) {
  const userId = currentUserId()
  if (!userId) return null
  const triedAt = new Date().toISOString()
  const act = { ...makeAct(wanted, userId), ...(key && { key, triedAt }) }
  showAct(isUnderWay ? { ...act, state: 'sending' } : act)
  const outbox = await loadOutbox().catch(() => null)
  if (outbox) await outbox.storeAct(act, isUnderWay)
  // Without that code it lives as long as the page.
  else showAct({ ...act, problem: new ApiError(0, {}).message })
  return act
}

/** Takes an act back before it is sent. */
export function discard(id: string) {
  useActs.setState((acts) => acts.filter((act) => act.id !== id), true)
  void loadOutbox().then(
    ({ dropAct }) => dropAct(id),
    () => {},
  )
}

/** The same by what it is about. */
export function discardWish(kind: ActKind, subject: string) {
  for (const act of useActs.getState())
    if (act.kind === kind && act.subject === subject) discard(act.id)
}

function showAct(act: Act) {
  useActs.setState((acts) => [...acts.filter((other) => !isSameWish(other, act)), act], true)
}
