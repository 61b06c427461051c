import type { Readable } from 'node:stream'

/** The bytes from `start` to `end`, both included. */
export type Span = { start: number; end: number }
export type Stored = { key: string; writtenAt: Date }

/** Where files are stored. A file never changes; another picture has another key. */
export type StorageDriver = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Moves a file of this machine into the storage. */
  take: (key: string, path: string) => Promise<void>
  /** Its size in bytes, or null if there is no such file. */
  sizeOf: (key: string) => Promise<number | null>
  read: (key: string) => Promise<Buffer>
  stream: (key: string, span: Span) => Readable
  /** Deletes it; nothing happens if it does not exist. */
  remove: (key: string) => Promise<void>
  /** Everything in the storage, unfinished files included. */
  list: () => AsyncIterable<Stored>
}
