import { type Clip, clipApi } from '@jes/contract/clips/clips'
import { create } from 'zustand'
import { ApiError, call } from '#lib/api.ts'
import type { Problems } from '#lib/check.ts'
import { type ClipFields, type Entry, isSameFile, newEntry, toNewClip } from './entry.ts'
import { createPace } from './pace.ts'
import { createSending } from './sending.ts'
import { type Effect, type Stage, stepOf, type UploadEvent } from './stages.ts'
import { clearEntry, readEntry, readFile, storeFile, writeEntry } from './storedUpload.ts'
import { holdAlone } from './tabLock.ts'
import type { LoadTransport } from './transport.ts'

export type Uploading = {
  userId: string | null
  entry: Entry | null
  file: File | null
  stage: Stage
  /** Bytes. */
  sent: number
  secondsLeft: number | null
  /** The file is stored in this browser: a reload loses nothing. */
  isStored: boolean
  /** Why it is stuck. */
  problem: string | null
  /** What the server refused, field by field. */
  problems: Problems
  /** The clip of the last upload. */
  made: Clip | null
}

const SHOWN_EVERY = 250
const RETRY = 5_000
const nothing = {
  entry: null,
  file: null,
  sent: 0,
  secondsLeft: null,
  isStored: false,
  problem: null,
  problems: {},
} satisfies Partial<Uploading>

type Options = {
  load: LoadTransport
  renew: () => Promise<unknown>
  onMade: (clip: Clip) => void
}

/** One video on its way from this browser to a clip. It lives outside of any page, so that all pages may be left. */
export function createUploading({ load, renew, onMade }: Options) {
  const useUploading = create<Uploading>(() => ({
    ...nothing,
    stage: 'none',
    userId: null,
    made: null,
  }))
  const { getState: now, setState: set } = useUploading
  const pace = createPace()
  let holding = new AbortController()
  let publishTimer: ReturnType<typeof setTimeout> | undefined
  let shownAt = 0

  const sending = createSending({
    load,
    renew,
    listener: {
      onSending: () => step('send', { problem: null }),
      onUrl: (url) => change({ url }),
      onProgress: noteProgress,
      onWaiting: () => step('lineDown'),
      onStuck: (words) => step('refuseBytes', { problem: words ?? new ApiError(500, {}).message }),
      onDone: () => step('arrive', { sent: now().entry?.size ?? 0, secondsLeft: null }),
    },
  })

  function noteProgress(bytes: number) {
    const { entry, sent } = now()
    const at = performance.now()
    // Bytes lost with the connection are sent again: the bar waits for them instead of going back.
    if (!entry || (at - shownAt < SHOWN_EVERY && bytes < entry.size)) return
    shownAt = at
    set({ sent: Math.max(sent, bytes), secondsLeft: pace.note(bytes, entry.size, at) })
  }

  /** The only place where the stage changes: by the table, with other changes beside it. */
  function step(event: UploadEvent, changes: Partial<Uploading> = {}) {
    const found = stepOf(now().stage, event)
    if (!found) return false
    const [stage, effect] = found
    set({ ...changes, stage })
    if (effect) effects[effect]()
    return true
  }

  const effects: Record<Effect, () => void> = {
    rest() {
      pace.stop()
      set({ secondsLeft: null })
    },
    resume: () => resume(),
    publish: () => void sendOut(),
    publishIfWanted() {
      if (now().entry?.isWanted) void sendOut()
    },
  }

  function change(changes: Partial<Entry>) {
    const { userId, entry } = now()
    if (!userId || !entry) return
    const changed = { ...entry, ...changes }
    writeEntry(userId, changed)
    set({ entry: changed })
  }

  /** Restores a member's stored upload, and continues it. */
  async function open(userId: string) {
    if (now().userId === userId) return
    close()
    set({ userId, made: null })
    if (readEntry(userId)) await restore(userId)
  }

  async function restore(userId: string) {
    step('restore')
    const mine = new AbortController()
    holding = mine
    const name = `jes-clip-${userId}`
    const isBusy = () => step('busyElsewhere', { entry: readEntry(userId) })
    await holdAlone(name, mine.signal, isBusy).catch(() => {})
    if (mine.signal.aborted) return
    const entry = readEntry(userId)
    if (!entry) return letGo()
    const file = await readFile(userId)
    if (mine.signal.aborted) return
    set({ entry, file, isStored: file !== null })
    if (!file) step('fileLost')
    else if (entry.isPaused) step('foundPaused')
    else sending.start(file, entry.url)
  }

  /** Takes an accepted file; a missing one continues where it was, any other starts again. */
  async function take(file: File, durationMs: number | null, mostMs: number) {
    const { userId, entry, stage } = now()
    if (!userId) return
    if (stage === 'missing' && entry && isSameFile(entry, file)) {
      set({ file })
      keep(userId, file)
      return sending.start(file, entry.url)
    }
    const isHere = await holdHere(userId)
    if (!isHere) return
    const fresh = newEntry(file, durationMs)
    if (durationMs !== null && durationMs > mostMs) fresh.fields.trim = { fromMs: 0, toMs: mostMs }
    set({ ...nothing, file, entry: fresh })
    change({})
    keep(userId, file)
    sending.start(file, null)
  }

  /** False where another tab has an upload: then that is shown. */
  async function holdHere(userId: string) {
    letGo()
    const mine = holding
    let isFree = true
    await holdAlone(`jes-clip-${userId}`, mine.signal, () => {
      isFree = false
      mine.abort()
    }).catch(() => {})
    if (!isFree) await restore(userId)
    return isFree && !mine.signal.aborted
  }

  function keep(userId: string, file: File) {
    void storeFile(userId, file).then((isStored) => {
      if (now().file === file) set({ isStored })
    })
  }

  function pause() {
    if (!step('pause')) return
    sending.stop()
    change({ isPaused: true })
  }

  function resume() {
    const { file, entry } = now()
    if (!file || !entry) return
    change({ isPaused: false })
    sending.start(file, entry.url)
  }

  /** Cancels it, here and on the server. */
  async function cancel() {
    const { userId, entry } = now()
    clearTimeout(publishTimer)
    letGo()
    if (userId) await clearEntry(userId)
    if (!entry?.url) return
    // If the server cannot be reached now, it deletes the upload later itself.
    const transport = await load().catch(() => null)
    await transport?.forget(entry.url).catch(() => {})
  }

  function letGo() {
    sending.stop()
    holding.abort()
    holding = new AbortController()
    step('letGo', nothing)
  }

  /** The member has changed: the upload waits for its owner. */
  function close() {
    clearTimeout(publishTimer)
    letGo()
    set({ userId: null })
  }

  function changeFields(changes: Partial<ClipFields>) {
    const { entry, problems } = now()
    if (!entry) return
    const isMended = (field: string) =>
      field === 'form' || Object.hasOwn(changes, field.split('.')[0]!)
    const left = Object.entries(problems).filter(([field]) => !isMended(field))
    change({ fields: { ...entry.fields, ...changes } })
    set({ problems: Object.fromEntries(left) })
  }

  /** Publishes it now, or as soon as it is uploaded. */
  function publish() {
    change({ isWanted: true })
    set({ problems: {} })
    step('want')
  }

  function unpublish() {
    change({ isWanted: false })
  }

  async function sendOut() {
    const { entry, userId } = now()
    if (!entry || !userId) return
    step('publish')
    try {
      const clip = await call(clipApi.create, { body: toNewClip(entry) }, undefined, entry.key)
      if (now().userId !== userId) return
      await clearEntry(userId)
      letGo()
      set({ made: clip })
      onMade(clip)
    } catch (error) {
      if (now().entry?.key === entry.key) handleRefusal(error as ApiError)
    }
  }

  function handleRefusal(error: ApiError) {
    if (error.status === 0) {
      step('noAnswer')
      publishTimer = setTimeout(sendOut, RETRY)
      return
    }
    const { uploadId: problem = null, ...fields } = error.fields ?? {}
    const hasFields = Object.keys(fields).length > 0
    // After a refusal a new key is used; without a reply it may have arrived, and the same key prevents a second
    // clip.
    change({ isWanted: false, key: crypto.randomUUID() })
    const problems = problem || hasFields ? fields : { form: error.message }
    step(problem ? 'refuseFile' : 'refuseFields', { problem, problems })
  }

  function complain(problems: Problems) {
    set({ problems })
  }

  return {
    useUploading,
    open,
    close,
    take,
    pause,
    resume,
    cancel,
    changeFields,
    setStill: (still: string | null) => change({ still }),
    publish,
    unpublish,
    complain,
  }
}
