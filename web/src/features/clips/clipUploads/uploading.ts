import { type Clip, clipApi } from '@jes/contract/clips/clips'
import { create } from 'zustand'
import { ApiError, call } from '#lib/api.ts'
import type { Problems } from '#lib/check.ts'
import { type ClipFields, type Entry, isSameFile, newEntry, toNewClip } from './entry.ts'
import { createPace } from './pace.ts'
import { createSending } from './sending.ts'
import { clearEntry, keepFile, readEntry, readFile, writeEntry } from './shelf.ts'
import { holdAlone } from './tabLock.ts'
import type { LoadTransport } from './transport.ts'

export type Stage =
  | 'none'
  | 'restoring'
  /** Another tab of this browser is at it. */
  | 'elsewhere'
  /** The browser did not keep the file: it must be picked once more. */
  | 'missing'
  | 'sending'
  | 'paused'
  /** The line is down; it goes on by itself. */
  | 'waiting'
  | 'stuck'
  | 'sent'
  | 'publishing'

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
  stage: 'none',
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
  const useUploading = create<Uploading>(() => ({ ...nothing, userId: null, made: null }))
  const { getState: now, setState: set } = useUploading
  const pace = createPace()
  let holding = new AbortController()
  let publishTimer: ReturnType<typeof setTimeout> | undefined
  let toldAt = 0

  const sending = createSending({
    load,
    renew,
    ears: {
      onSending: () => set({ stage: 'sending', problem: null }),
      onUrl: (url) => change({ url }),
      onProgress: noteProgress,
      onWaiting: () => rest('waiting'),
      onStuck(words) {
        rest('stuck')
        set({ problem: words ?? new ApiError(500, {}).message })
      },
      onDone() {
        set(({ entry }) => ({ stage: 'sent', sent: entry?.size ?? 0, secondsLeft: null }))
        if (now().entry?.isWanted) void sendOut()
      },
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

  function rest(stage: Stage) {
    pace.stop()
    set({ stage, secondsLeft: null })
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
    set({ stage: 'restoring' })
    const mine = new AbortController()
    holding = mine
    const name = `jes-clip-${userId}`
    const isBusy = () => set({ entry: readEntry(userId), stage: 'elsewhere' })
    await holdAlone(name, mine.signal, isBusy).catch(() => {})
    if (mine.signal.aborted) return
    const entry = readEntry(userId)
    if (!entry) return letGo()
    const file = await readFile(userId)
    if (mine.signal.aborted) return
    set({ entry, file, isKept: file !== null, stage: 'missing' })
    if (file) resumeWith(file, entry)
  }

  function resumeWith(file: File, entry: Entry) {
    if (entry.isPaused) set({ stage: 'paused' })
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
    sending.stop()
    change({ isPaused: true })
    rest('paused')
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
    pace.stop()
    holding.abort()
    holding = new AbortController()
    set(nothing)
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
    const { stage } = now()
    if (stage === 'paused' || stage === 'stuck') resume()
    if (stage === 'sent') void sendOut()
  }

  function unpublish() {
    change({ isWanted: false })
  }

  async function sendOut() {
    const { entry, userId } = now()
    if (!entry || !userId) return
    set({ stage: 'publishing' })
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
      rest('waiting')
      publishTimer = setTimeout(sendOut, RETRY)
      return
    }
    const { uploadId: problem = null, ...fields } = error.fields ?? {}
    const hasFields = Object.keys(fields).length > 0
    // Refused, it may be sent anew; without an answer it may have arrived, and the key says so.
    change({ isWanted: false, key: crypto.randomUUID() })
    set({
      stage: problem ? 'stuck' : 'sent',
      problem,
      problems: problem || hasFields ? fields : { form: error.message },
    })
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
