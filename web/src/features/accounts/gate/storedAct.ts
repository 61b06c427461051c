import { type GatedKind, type GatedThing, useGate } from '#lib/gate.ts'

const KEY = 'jes-act'

/** A visitor's action without its code: what is left of it when the page is left. */
export type StoredAct = {
  kind: GatedKind
  thing: Pick<GatedThing, '_id' | 'content' | 'ad' | 'parentComment' | 'choice' | 'draftKey'>
  /** The Idempotency-Key: a page that is opened again sends nothing twice. */
  key: string
}

/** Before the page is left for a provider: the action of the open sheet is stored in this tab, and no older one. */
export function storeAct() {
  const gated = useGate.getState()
  if (!gated) return sessionStorage.removeItem(KEY)
  const { kind, thing } = gated
  const { _id, content, ad, parentComment, choice, draftKey } = thing ?? {}
  const stored = {
    kind,
    thing: { _id, content, ad, parentComment, choice, draftKey },
    key: crypto.randomUUID(),
  }
  sessionStorage.setItem(KEY, JSON.stringify(stored))
}

export function hasStoredAct() {
  return sessionStorage.getItem(KEY) !== null
}

/** Once: whoever takes it does it. */
export function takeAct(): StoredAct | null {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored === null ? null : (JSON.parse(stored) as StoredAct)
}
