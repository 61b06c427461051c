import { parentPort } from 'node:worker_threads'
import { fileTypeFromFile } from 'file-type'
import { UnsupportedInputFormatError } from 'mediabunny'
import { type Facts, readFacts } from './facts.ts'

/** The facts of a file, or why there are none. */
export type Reading = { facts: Facts } | { complaint: string; isOtherVideo: boolean }

parentPort?.on('message', async (path: string) => {
  parentPort?.postMessage(await read(path))
})
parentPort?.postMessage('ready')

async function read(path: string): Promise<Reading> {
  try {
    return { facts: await readFacts(path) }
  } catch (error) {
    const isUnknown = error instanceof UnsupportedInputFormatError
    return { complaint: String(error), isOtherVideo: isUnknown && (await isVideo(path)) }
  }
}

async function isVideo(path: string): Promise<boolean> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  return type?.mime.startsWith('video/') ?? false
}
