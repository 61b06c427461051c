import type { Picture } from '@jes/contract/core/pictures'
import { MOST_IMAGES } from '@jes/contract/posts/posts'
import { create } from 'zustand'
import { ApiError } from '#lib/api.ts'
import { problemOf } from './problemOf.ts'
import { sendPicture } from './send.ts'

/** A picture being uploaded: it has arrived when it has a `picture`, it failed when it has a `problem`. */
export type Upload = {
  key: string
  /** Gone after a reload; until then it can be sent again. */
  file: File | null
  preview: string
  alt: string
  progress: number
  picture: Picture | null
  problem: string | null
  /** No reply: the file is good, and can be sent with its post later. */
  isUnreached?: boolean
}

export type Uploads = ReturnType<typeof createUploads>

/** More at once make each slower, and on a weak connection delay the first. */
const AT_ONCE = 2

/** The pictures of one form, in their order. */
export function createUploads(saved: readonly Picture[]) {
  const useList = create<Upload[]>(() => saved.map(arrived))
  const running = new Map<string, AbortController>()

  /** Accepts the valid files and says what is wrong with the others. */
  function add(files: readonly File[]) {
    const room = MOST_IMAGES - useList.getState().length
    const good = files.filter((file) => problemOf(file) === null)
    useList.setState((list) => [...list, ...good.slice(0, room).map(waiting)], true)
    sendNext()
    const bad = files.find((file) => problemOf(file) !== null)
    return bad ? problemOf(bad) : good.length > room ? 'tooMany' : null
  }

  function sendNext() {
    const next = useList.getState().find((upload) => isSending(upload) && !running.has(upload.key))
    if (next?.file && running.size < AT_ONCE) {
      void send(next.key, next.file)
      sendNext()
    }
  }

  async function send(key: string, file: File) {
    const controller = new AbortController()
    running.set(key, controller)
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const picture = await sendPicture(file, { onProgress, signal: controller.signal })
      change(key, { picture, progress: 1 })
    } catch (error) {
      const isUnreached = error instanceof ApiError && error.status === 0
      change(key, { problem: reasonOf(error), isUnreached, progress: 0 })
    } finally {
      running.delete(key)
      sendNext()
    }
  }

  function change(key: string, changes: Partial<Upload>) {
    useList.setState(
      (list) => list.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
      true,
    )
  }

  /** Removes a picture, in any state. */
  function remove(key: string) {
    const gone = useList.getState().find((upload) => upload.key === key)
    useList.setState((list) => list.filter((upload) => upload.key !== key), true)
    running.get(key)?.abort()
    if (gone?.file) URL.revokeObjectURL(gone.preview)
  }

  function retry(key: string) {
    change(key, { problem: null, isUnreached: false })
    sendNext()
  }

  function move(key: string, to: number) {
    useList.setState((list) => {
      const moved = list.find((upload) => upload.key === key)
      const others = list.filter((upload) => upload !== moved)
      return moved ? [...others.slice(0, to), moved, ...others.slice(to)] : list
    }, true)
  }

  function stop() {
    for (const { key, file } of useList.getState()) if (file) remove(key)
  }

  return {
    useList,
    add,
    remove,
    retry,
    move,
    describe: (key: string, alt: string) => change(key, { alt }),
    stop,
  }
}

export function isSending({ picture, problem }: Upload) {
  return picture === null && problem === null
}

/** The uploaded ones, in the form that posts and drafts store. */
export function picturesOf(list: readonly Upload[]): Picture[] {
  return list.flatMap(({ picture, alt }) => (picture ? { ...picture, alt } : []))
}

function arrived(picture: Picture): Upload {
  const { _id, url, alt } = picture
  return { key: _id, file: null, preview: url, alt, progress: 1, picture, problem: null }
}

function waiting(file: File): Upload {
  return {
    key: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    alt: '',
    progress: 0,
    picture: null,
    problem: null,
  }
}

function reasonOf(error: unknown) {
  if (error instanceof ApiError) return error.fields.file ?? error.message
  return (error as Error).message
}
