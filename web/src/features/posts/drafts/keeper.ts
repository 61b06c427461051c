import type { Draft, DraftContent } from '@jes/contract/posts/drafts'
import { create } from 'zustand'
import { removeDraft, saveDraft } from './api.ts'
import { isBlank, isSame } from './draftContent.ts'
import {
  clearLocal,
  type LocalDraft,
  localKey,
  parkedKey,
  readLocal,
  writeLocal,
} from './localDraft.ts'

/** Nothing to save, not saved yet, saved in this browser, saved on the server too. */
export type DraftSign = 'none' | 'unsaved' | 'here' | 'saved'
export type Keeper = ReturnType<typeof createKeeper>

const LOCAL_DELAY = 300
const SERVER_DELAY = 2_000

type Options = {
  userId: string
  /** An edit of a published post, as far as it differs: stored in this browser only. */
  edited?: { postId: string; stored: DraftContent }
  /** Starts empty; an earlier draft is only offered. */
  isClean?: boolean
  onSaved?: () => void
}

/** Saves what is being written: here after a moment, on the server after a pause. */
export function createKeeper({ userId, edited, isClean = false, onSaved }: Options) {
  const key = localKey(userId, edited?.postId)
  const found = readLocal(key)
  const [restored, offered] = isClean ? [null, found] : [found, null]
  const useSign = create<DraftSign>(() => signOf(restored))
  let local: LocalDraft | null = restored
  let sent: DraftContent | null = restored?.isSent ? restored.content : null
  let offer = offered
  /** Set-aside drafts on their way to the server. */
  let parking: Promise<unknown> = Promise.resolve()
  let hasBegun = false
  let isStopped = false
  let isUnwritten = false
  /** Counts the drafts of this form: a reply for an earlier one is ignored. */
  let turn = 0
  let line: Promise<unknown> = Promise.resolve()
  let localTimer: ReturnType<typeof setTimeout> | undefined
  let serverTimer: ReturnType<typeof setTimeout> | undefined

  function setAside(draft: LocalDraft) {
    if (!draft.isSent) writeLocal(parkedKey(key, draft), draft)
    clearLocal(key)
  }

  /**
   * The form is mounted: the offered draft is set aside now, and sent to the server with all others. Not before: React
   * may create a keeper for a form that it then renders again.
   */
  function begin() {
    if (offered && !hasBegun) setAside(offered)
    hasBegun = true
    saveParked()
  }

  /** Sends the set-aside drafts to the server; what fails waits for the next time. */
  function saveParked() {
    if (edited) return
    parking = parking
      .then(() => import('./parked.ts'))
      .then(({ sendParked }) =>
        sendParked(key, (draft) => {
          if (draft.savedAt === offer?.savedAt) offer = draft
          onSaved?.()
        }),
      )
      .catch(() => {})
  }

  /** Whether there is nothing worth saving. */
  function isEmpty(content: DraftContent) {
    return edited ? isSame(content, edited.stored) : isBlank(content)
  }

  function keep(content: DraftContent) {
    if (isStopped || (local ? isSame(local.content, content) : isEmpty(content))) return
    const { id = null, updatedAt = null } = local ?? {}
    local = { content, id, updatedAt, isSent: false, savedAt: Date.now() }
    isUnwritten = true
    useSign.setState('unsaved', true)
    clearTimeout(localTimer)
    localTimer = setTimeout(flush, LOCAL_DELAY)
    if (!edited) saveSoon()
  }

  /** Writes it to this browser now; false where the browser refuses. */
  function flush() {
    clearTimeout(localTimer)
    if (!local || !isUnwritten) return true
    if (isEmpty(local.content)) clearLocal(key)
    else if (!writeLocal(key, local)) return false
    isUnwritten = false
    useSign.setState(isEmpty(local.content) ? 'none' : 'here', true)
    return true
  }

  function saveSoon() {
    clearTimeout(serverTimer)
    serverTimer = setTimeout(save, SERVER_DELAY)
  }

  /** One request after another, so that an older text never overtakes a newer one. */
  function save() {
    clearTimeout(serverTimer)
    flush()
    line = line.then(send, send)
    return line
  }

  async function send() {
    if (edited || isStopped || !local || sent === local.content || navigator.onLine === false)
      return
    const { content, id } = local
    if (isEmpty(content) && id === null) return
    const myTurn = turn
    try {
      const saved = isEmpty(content) ? await removed(id) : await saveDraft(id, content)
      if (turn !== myTurn) return
      sent = content
      const isSent = local.content === content
      local = { ...local, id: saved?._id ?? null, updatedAt: saved?.updatedAt ?? null, isSent }
      if (isEmpty(local.content)) return
      writeLocal(key, local)
      if (isSent) useSign.setState('saved', true)
      onSaved?.()
    } catch {
      // It stays in this browser; the next change or connection retries.
    }
  }

  /** Stops saving and waits for running requests: the draft can become a post. Returns its id. */
  async function stop() {
    clearTimeout(localTimer)
    clearTimeout(serverTimer)
    flush()
    isStopped = true
    await line
    return local?.id ?? null
  }

  function resume() {
    isStopped = false
  }

  /** It became a post, or is discarded: this browser deletes it. */
  function forget() {
    clearTimeout(localTimer)
    clearTimeout(serverTimer)
    clearLocal(key)
    turn += 1
    local = null
    isUnwritten = false
    useSign.setState('none', true)
  }

  async function discard() {
    const id = await stop()
    forget()
    if (id) await removeDraft(id)
  }

  /** Another draft replaces it here, or none. */
  function adopt(draft: Draft | null) {
    if (!draft) return take(null)
    const { _id: id, updatedAt, ...content } = draft
    take({ content, id, updatedAt, isSent: true, savedAt: Date.parse(updatedAt) })
  }

  /** The offered draft is opened again, with its id. */
  async function takeOffered() {
    await parking
    if (offer) clearLocal(parkedKey(key, offer))
    take(offer)
    if (!offer?.isSent) saveSoon()
  }

  function take(draft: LocalDraft | null) {
    forget()
    isStopped = false
    if (!draft) return
    local = draft
    sent = draft.isSent ? draft.content : null
    writeLocal(key, draft)
    useSign.setState(signOf(draft), true)
  }

  /** The server's copy of this draft, if it was changed elsewhere since. */
  function newerIn(list: readonly Draft[]) {
    const { id, updatedAt, savedAt } = local ?? { id: null, updatedAt: null, savedAt: 0 }
    const theirs = list.find(({ _id }) => _id === id)
    const isChanged = theirs && theirs.updatedAt !== updatedAt
    return isChanged && Date.parse(theirs.updatedAt) > savedAt ? theirs : null
  }

  /** Whether it is saved beyond this browser, so that another draft may replace it. */
  function isSafe() {
    return useSign.getState() === 'none' || useSign.getState() === 'saved'
  }

  function isDraft(id: string) {
    return local?.id === id
  }

  return {
    restored,
    offered,
    useSign,
    keep,
    flush,
    save,
    stop,
    resume,
    forget,
    discard,
    adopt,
    takeOffered,
    begin,
    newerIn,
    isSafe,
    isDraft,
  }
}

function signOf(restored: LocalDraft | null): DraftSign {
  if (!restored) return 'none'
  return restored.isSent ? 'saved' : 'here'
}

async function removed(id: string | null) {
  if (id) await removeDraft(id)
  return null
}
