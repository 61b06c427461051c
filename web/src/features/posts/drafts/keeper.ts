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

/** Nothing to keep, not kept yet, kept in this browser, kept on the server too. */
export type DraftSign = 'none' | 'unsaved' | 'here' | 'saved'
export type Keeper = ReturnType<typeof createKeeper>

const LOCAL_DELAY = 300
const SERVER_DELAY = 2_000

type Options = {
  userId: string
  /** An edit of a post that stands, as far as it differs: kept in this browser alone. */
  edited?: { postId: string; stored: DraftContent }
  /** Begins with a clean sheet; what was left here before is only offered. */
  isClean?: boolean
  onSaved?: () => void
}

/** Keeps what is being written: here after a blink, on the server after a breath. */
export function createKeeper({ userId, edited, isClean = false, onSaved }: Options) {
  const key = localKey(userId, edited?.postId)
  const found = readLocal(key)
  const [restored, offered] = isClean ? [null, found] : [found, null]
  const useSign = create<DraftSign>(() => signOf(restored))
  let local: LocalDraft | null = restored
  let sent: DraftContent | null = restored?.isSent ? restored.content : null
  let offer = offered
  /** What was set aside, on its way to the server. */
  let parking: Promise<unknown> = Promise.resolve()
  let hasBegun = false
  let isStopped = false
  let isUnwritten = false
  /** Counts the drafts that had their place here: an answer for an earlier one comes too late. */
  let turn = 0
  let line: Promise<unknown> = Promise.resolve()
  let localTimer: ReturnType<typeof setTimeout> | undefined
  let serverTimer: ReturnType<typeof setTimeout> | undefined

  function setAside(draft: LocalDraft) {
    if (!draft.isSent) writeLocal(parkedKey(key, draft), draft)
    clearLocal(key)
  }

  /**
   * The form stands: what is only offered makes room now, and goes to the server with all that was set aside. Not before:
   * React may make a keeper for a form that it then draws anew.
   */
  function begin() {
    if (offered && !hasBegun) setAside(offered)
    hasBegun = true
    saveParked()
  }

  /** Brings what was set aside to the server; what does not get there now waits for the next time. */
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

  /** Nothing worth keeping. */
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

  /** Writes it into this browser now; false where the browser refuses. */
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

  /** One request after the other, so that an older text never overtakes a newer one. */
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
      // It stays in this browser; the next change or the next line tries again.
    }
  }

  /** No more saving, and nothing on its way: the draft can become a post. Answers its id. */
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

  /** It became a post, or nobody wants it: this browser forgets it. */
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

  /** Another draft takes its place here, or none. */
  function adopt(draft: Draft | null) {
    if (!draft) return take(null)
    const { _id: id, updatedAt, ...content } = draft
    take({ content, id, updatedAt, isSent: true, savedAt: Date.parse(updatedAt) })
  }

  /** The draft that was offered takes its place here again, addressed as it was. */
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

  /** The server's copy of this draft, if somebody wrote on in another place since. */
  function newerIn(list: readonly Draft[]) {
    const { id, updatedAt, savedAt } = local ?? { id: null, updatedAt: null, savedAt: 0 }
    const theirs = list.find(({ _id }) => _id === id)
    const isChanged = theirs && theirs.updatedAt !== updatedAt
    return isChanged && Date.parse(theirs.updatedAt) > savedAt ? theirs : null
  }

  /** Saved where it survives this browser, so that another draft may take its place. */
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
