/** What is wrong when bytes do not arrive: no status is a line that broke. */
export type SendFailure = { status: number; words: string | null }

export type Job = {
  file: File
  /** Where the server has a part of it already. */
  url: string | null
  onUrl: (url: string) => void
  onProgress: (bytes: number) => void
  onDone: () => void
  onFail: (failure: SendFailure) => void
}

/** Sends a file piece by piece; answers how to stop. */
export type Transport = {
  begin: (job: Job) => () => void
  /** The server forgets what it has of it. */
  forget: (url: string) => Promise<void>
}

export type LoadTransport = () => Promise<Transport>
