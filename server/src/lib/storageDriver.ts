import type { Readable } from 'node:stream'

/** The bytes from `start` to `end`, both included. */
export type Span = { start: number; end: number }
/** A stored file: its size in bytes, and its path if it is on this machine. */
export type Found = { size: number; path: string | null }
export type Stored = { key: string; bytes: number; writtenAt: Date }

/** Where files are stored. A file never changes; another picture has another key. A reader finds the whole file or none. */
export type StorageDriver = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Moves a file of this machine into the storage. */
  take: (key: string, path: string) => Promise<void>
  /** Stores what a stream gives; nothing, if the stream fails. */
  write: (key: string, source: Readable) => Promise<void>
  /** Its size in bytes, or null if there is no such file. */
  sizeOf: (key: string) => Promise<number | null>
  find: (key: string) => Promise<Found | null>
  read: (key: string) => Promise<Buffer>
  /** Resolves once the storage has answered. */
  stream: (key: string, span: Span) => Promise<Readable>
  /** Deletes it; nothing happens if it does not exist. */
  remove: (key: string) => Promise<void>
  /** Every file, without unfinished ones. */
  list: () => AsyncIterable<Stored>
  /** Deletes what somebody began to store before that moment and never finished. */
  removeUnfinished: (before: Date) => Promise<void>
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[\w-]{22}-[a-z0-9]{1,20}\.[a-z0-9]{2,5}$/

export function isFileKey(key: string) {
  return KEY.test(key)
}

/** A key is a path or a part of an address, so only keys of our form are accepted. */
export function expectFileKey(key: string) {
  if (!isFileKey(key)) throw new Error(`"${key}" is no key of a file`)
}
