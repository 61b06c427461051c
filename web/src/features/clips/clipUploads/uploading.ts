import { type Clip, clipApi } from '@jes/contract/clips/clips'
import { create } from 'zustand'
import { ApiError, call } from '#lib/api.ts'
import type { Problems } from '#lib/check.ts'
import { type ClipFields, type Entry, isSameFile, newEntry, toNewClip } from './entry.ts'
import { createPace } from './pace.ts'
import { createSending } from './sending.ts'
import { type Effect, type Stage, stepOf, type UploadEvent } from './stages.ts'
import { clearEntry, keepFile, readEntry, readFile, writeEntry } from './storedUpload.ts'
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
  /** The file is safe in this browser: a reload loses nothing. */
  isKept: boolean
  /** Why it is stuck. */
  problem: string | null
  /** What the server refused to publish, field by field. */
  problems: Problems
  /** What the last one became. */
  made: Clip | null
}

const TOLD_EVERY = 250
const RETRY = 5_000
const nothing = {
  entry: null,
  file: null,
  sent: 0,
  secondsLeft: null,
  isKept: false,
  problem: null,
  problems: {},
} satisfies Partial<Uploading>

type Options = {
  load: LoadTransport
  renew: () => Promise<unknown>
  onMade: (clip: Clip) => void
}

/** One video on its way from this browser to a clip. It lives outside of any page, so that all may be left. */
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
  let toldAt = 0

  const sending = createSending({
    load,
    renew,
    ears: {
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
    // What did not arrive before the line broke is sent again: the bar waits for it, it does not go back.
    if (!entry || (at - toldAt < TOLD_EVERY && bytes < entry.size)) return
    toldAt = at
    set({ sent: Math.max(sent, bytes), secondsLeft: pace.note(bytes, entry.size, at) })
  }

  /** The one place where the stage changes: as the table says, with what changes beside it. */
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

  /** Shows a member what they left here, and goes on with it. */
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
    set({ entry, file, isKept: file !== null })
    if (!file) step('fileLost')
    else if (entry.isPaused) step('foundPaused')
    else sending.start(file, entry.url)
  }

  /** Takes a file that was found good; a missing one goes on where it was, any other begins anew. */
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

  /** False where another tab has a video on its way: then that is shown. */
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
    void keepFile(userId, file).then((isKept) => {
      if (now().file === file) set({ isKept })
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

  /** Nobody wants it any more: neither here nor on the server. */
  async function cancel() {
    const { userId, entry } = now()
    clearTimeout(publishTimer)
    letGo()
    if (userId) await clearEntry(userId)
    if (!entry?.url) return
    // What cannot be told to the server now, it sweeps away itself.
    const transport = await load().catch(() => null)
    await transport?.forget(entry.url).catch(() => {})
  }

  function letGo() {
    sending.stop()
    holding.abort()
    holding = new AbortController()
    step('letGo', nothing)
  }

  /** Somebody else is here now, or nobody: what was being sent waits for its owner. */
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

  /** It goes out now, or as soon as it is uploaded. */
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
    // Refused, it may be sent anew; without an answer it may have arrived, and the key says so.
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
