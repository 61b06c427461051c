import type { Act } from './acts.ts'
import { changeStored, deleteStored, findStored, listStored } from './storage.ts'
import { announce } from './tabs.ts'

/** How long the server surely remembers an Idempotency-Key, with some room. */
const KEY_LIFE = 20 * 60 * 60_000

/** Who sends: a page, or the service worker, each with its own way to the server. */
export type Sender = {
  userId: string
  /** Throws the server's refusal, or with the status 0 that there was no reply. */
  deliver: (act: Act) => Promise<unknown>
  onSent: (act: Act, reply: unknown) => void
  onRefused: (act: Act) => void
  /** Shows that an act has changed, or with null that it is gone. */
  show: (id: string, changes: Partial<Act> | null) => void
  /** What is said of an act that may have arrived; where nobody reads it, the act waits for a page. */
  mayHaveArrived: string | null
}
type Refusal = Error & { status: number; code: string; reason: string | undefined }
export type Outcome = 'sent' | 'refused' | 'waiting' | 'gone'

/**
 * Sends what waits, the oldest first, each once: one page or the worker at a time. It stops where the server cannot be
 * reached, and returns whether nothing is left to be sent.
 */
export function sendWaiting(sender: Sender): Promise<boolean> {
  return alone('all', () => sendAll(sender))
}

async function sendAll(sender: Sender) {
  const tried = new Set<string>()
  for (;;) {
    const acts = await listStored(sender.userId)
    const next = acts.find(({ id, state }) => state !== 'refused' && !tried.has(id))
    if (!next) return true
    tried.add(next.id)
    if ((await sendOne(sender, next.id)) === 'waiting') return false
  }
}

/** Sends one act. While another tab sends it, this one waits, and then finds it gone. */
export function sendOne(sender: Sender, id: string): Promise<Outcome> {
  return alone(id, async () => {
    const act = await findStored(id)
    if (!act) return 'gone'
    if (isForgotten(act))
      return sender.mayHaveArrived ? refuse(sender, act, sender.mayHaveArrived) : 'refused'
    // Shown by this page alone: after a crash the act waits again.
    sender.show(id, { state: 'sending', problem: null })
    const triedAt = act.triedAt ?? new Date().toISOString()
    await changeStored(id, { attempts: act.attempts + 1, triedAt })
    try {
      const reply = await sender.deliver(act)
      await deleteStored(id)
      // The server's word is shown before the wish goes: nothing flickers.
      sender.onSent(act, reply)
      await drop(sender, id)
      return 'sent'
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (isDone(act, error)) {
        await drop(sender, id)
        return 'sent'
      }
      if (!isPassing(error)) return refuse(sender, act, error.message)
      await change(sender, id, { state: 'waiting', problem: error.message })
      return 'waiting'
    }
  })
}

/** It stays with its text until its writer decides. A later attempt is a new one. */
async function refuse(sender: Sender, act: Act, problem: string): Promise<Outcome> {
  const changes = { state: 'refused', problem, key: crypto.randomUUID(), triedAt: null } as const
  await change(sender, act.id, changes)
  sender.onRefused({ ...act, ...changes } as Act)
  return 'refused'
}

async function change({ show }: Sender, id: string, changes: Partial<Act>) {
  show(id, changes)
  await changeStored(id, changes)
  announce()
}

async function drop({ show }: Sender, id: string) {
  show(id, null)
  await deleteStored(id)
  announce()
}

/** Pages throw an `ApiError`, the worker its own. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error
}

/** Sent long ago without a reply: the server no longer knows the key, so sending it again might do it twice. */
function isForgotten({ kind, triedAt }: Act) {
  const isMade = kind === 'comment' || kind === 'message' || kind === 'post'
  return isMade && triedAt !== null && Date.now() - Date.parse(triedAt) > KEY_LIFE
}

/** What was to be deleted is not there: an earlier attempt, or somebody else, has deleted it. */
function isDone({ kind }: Act, { status }: Refusal) {
  return kind === 'delete' && status === 404
}

/** No reply, an ended session, or a server that is busy, or busy with the same attempt: it is not a refusal. */
function isPassing({ status, code, reason }: Refusal) {
  if ([0, 429, 502, 503, 504].includes(status) || code === 'unauthenticated') return true
  return reason === 'request.under_way'
}

function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`jes-outbox-${id}`, work) : inThisTab(id, work)
}

const running = new Map<string, Promise<unknown>>()

/** Where the browser has no locks. */
function inThisTab<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(id) ?? Promise.resolve()
  const mine = before.then(work, work)
  running.set(id, mine)
  return mine.finally(() => running.get(id) === mine && running.delete(id))
}
