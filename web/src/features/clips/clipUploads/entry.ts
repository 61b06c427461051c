import type { NewClip } from '@jes/contract/clips/clips'

export type Part = { fromMs: number; toMs: number }

export type ClipFields = {
  caption: string
  jehub: string | null
  sensitive: boolean
  /** Null is the whole. */
  trim: Part | null
  posterAtMs: number
}

/**
 * A clip that a member is about to publish, as this browser stores it across reloads. The file is stored beside it.
 */
export type Entry = {
  /** However often it is sent with this key, it becomes one clip. */
  key: string
  name: string
  size: number
  lastModified: number
  /** Null where this browser cannot read the video. */
  durationMs: number | null
  /** The cover, small, as a data URL. */
  still: string | null
  /** The URL of the upload, once the server has created it. */
  url: string | null
  isPaused: boolean
  /** Publish was pressed: it is published as soon as it is uploaded. */
  isWanted: boolean
  fields: ClipFields
}

export function blankFields(): ClipFields {
  return { caption: '', jehub: null, sensitive: false, trim: null, posterAtMs: 0 }
}

export function newEntry({ name, size, lastModified }: File, durationMs: number | null): Entry {
  return {
    key: crypto.randomUUID(),
    name,
    size,
    lastModified,
    durationMs,
    still: null,
    url: null,
    isPaused: false,
    isWanted: false,
    fields: blankFields(),
  }
}

/** The same file, as far as a browser can tell without reading all of it. */
export function isSameFile(entry: Entry, { name, size, lastModified }: File) {
  return entry.name === name && entry.size === size && entry.lastModified === lastModified
}

/** As the endpoint takes it; the last part of the URL is the id of the upload. */
export function toNewClip({ url, fields }: Entry): NewClip {
  const { caption, jehub, sensitive, trim, posterAtMs } = fields
  const uploadId = url?.split('/').at(-1) ?? ''
  return {
    uploadId,
    caption,
    jehub,
    sensitive,
    trim: trim && whole(trim),
    posterAtMs: ms(posterAtMs),
  }
}

function whole({ fromMs, toMs }: Part): Part {
  return { fromMs: ms(fromMs), toMs: ms(toMs) }
}

function ms(n: number) {
  return Math.max(0, Math.round(n))
}
