import type { Readable } from 'node:stream'

/** The bytes from `start` to `end`, both counted in. */
export type Span = { start: number; end: number }
export type Stored = { key: string; writtenAt: Date }

/** Where files are kept. A file never changes once it is there; another picture has another key. */
export type StorageDriver = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Takes a file of this machine; afterwards it is kept here and no longer there. */
  take: (key: string, path: string) => Promise<void>
  /** How many bytes it has, or null if there is no such file. */
  sizeOf: (key: string) => Promise<number | null>
  read: (key: string) => Promise<Buffer>
  stream: (key: string, span: Span) => Readable
  /** Removes it; nothing happens if it is not there. */
  remove: (key: string) => Promise<void>
  /** Everything that is kept, also what was never finished. */
  list: () => AsyncIterable<Stored>
}
