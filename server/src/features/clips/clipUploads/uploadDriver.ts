import type { DataStore } from '@tus/server'

/** Where the bytes of uploads are. Their rows are in the database: see commands.ts. */
export type UploadDriver = {
  /** What tus writes to. */
  datastore: DataStore
  /** Whether all bytes of an upload have arrived. */
  isWhole: (id: string, bytes: number) => Promise<boolean>
  /** The path of a whole upload on this machine, brought into the folder if need be; null while bytes are missing. */
  fetchWhole: (id: string, bytes: number, folder: string) => Promise<string | null>
  /** Deletes the bytes; nothing happens if there are none. */
  remove: (id: string) => Promise<void>
  /** The ids of uploads with bytes, and when the latest of them came. */
  list: () => AsyncIterable<{ id: string; writtenAt: Date }>
}
