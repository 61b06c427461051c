/** Why bytes did not arrive: no status means a broken connection. */
export type SendFailure = { status: number; words: string | null }

export type Job = {
  file: File
  /** The URL of an upload that the server has a part of already. */
  url: string | null
  onUrl: (url: string) => void
  onProgress: (bytes: number) => void
  onDone: () => void
  onFail: (failure: SendFailure) => void
}

/** Sends a file in chunks; returns how to stop. */
export type Transport = {
  begin: (job: Job) => () => void
  /** Deletes the upload on the server. */
  forget: (url: string) => Promise<void>
}

export type LoadTransport = () => Promise<Transport>
