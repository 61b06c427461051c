import { useSession, writerId } from '#lib/session.ts'
import { type Act, useActs } from './acts.ts'
import { changeStored, deleteAccount, deleteStored, listStored, putStored } from './storage.ts'
import { requestSync } from './sync.ts'
import { announce, tabs } from './tabs.ts'

if (tabs) tabs.onmessage = () => void loadActs()

// Nobody sees the acts of others; they wait for their writer in this browser.
useSession.subscribe((now, before) => {
  if (writerId(now) === writerId(before)) return
  useActs.setState([], true)
  void loadActs()
})

/** Shows what is stored for the writer of this page. What cannot be read, as while the page is left, changes nothing. */
export async function loadActs() {
  const userId = writerId(useSession.getState())
  const stored = await listStored(userId).catch(() => null)
  if (!stored || writerId(useSession.getState()) !== userId) return
  const shown = useActs.getState()
  const isSending = (id: string) => shown.some((act) => act.id === id && act.state === 'sending')
  const unstored = shown.filter((act) => isNew(act) && !stored.some(({ id }) => id === act.id))
  useActs.setState(
    [...stored.map((act) => (isSending(act.id) ? asSending(act) : act)), ...unstored],
    true,
  )
}

/** Stores a new act. What is sent at once is not announced to the other tabs: it hardly ever waits. */
export async function storeAct(act: Act, isUnderWay = false) {
  unstored.add(act.id)
  await putStored(act)
  unstored.delete(act.id)
  if (isUnderWay) return
  announce()
  requestSync()
}

/** Acts of this page that are being stored: another tab's news must not hide them. */
const unstored = new Set<string>()

function isNew({ id }: Act) {
  return unstored.has(id)
}

function asSending(act: Act): Act {
  return { ...act, state: 'sending', problem: null }
}

/** Shows on this page that an act has changed, or with null that it is gone. */
export function showChange(id: string, changes: Partial<Act> | null) {
  useActs.setState(
    (acts) =>
      changes === null
        ? acts.filter((act) => act.id !== id)
        : acts.map((act) => (act.id === id ? ({ ...act, ...changes } as Act) : act)),
    true,
  )
}

export async function changeAct(id: string, changes: Partial<Act>) {
  showChange(id, changes)
  await changeStored(id, changes)
  announce()
}

export async function dropAct(id: string) {
  showChange(id, null)
  await deleteStored(id)
  announce()
}

/** Undo of a discarded one: it waits again, in its old place. */
export async function restoreAct(act: Act) {
  await putStored(act)
  await loadActs()
  announce()
}

/** Who logs out leaves nothing on this device. */
export async function dropAccount(userId: string) {
  useActs.setState((acts) => acts.filter((act) => act.userId !== userId), true)
  await deleteAccount(userId)
  announce()
}
