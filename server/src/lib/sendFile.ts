import { type FileHandle, open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Span } from './storageDriver.ts'

const PIECE = 256 * 1024
const MOST_SPARE = 64
/** A reader who takes nothing for so long has gone. */
const STALLED_MS = 30_000

/** Buffers for another file: new memory for each piece cost as much as reading and sending it. */
const spare: Buffer[] = []

/** Sends a part of a file in large pieces: a stream's small ones took three times the processor's time. */
export async function sendFile(response: ServerResponse, path: string, { start, end }: Span) {
  response.setTimeout(STALLED_MS, () => response.destroy())
  const closed = new Promise<false>((resolve) => response.once('close', () => resolve(false)))
  const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE)
  let file: FileHandle | undefined
  try {
    file = await open(path)
    for (let at = start; at <= end; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE, end - at + 1), at)
      if (bytesRead === 0) throw new Error(`${path} ends before its ${end + 1} bytes.`)
      at += bytesRead
      if (!(await write(response, buffer.subarray(0, bytesRead), closed))) return
    }
    response.end()
    // What was written is with the system by now: the buffer is free.
    if (spare.length < MOST_SPARE) spare.push(buffer)
  } catch (error) {
    response.destroy()
    throw error
  } finally {
    await file?.close()
  }
}

/** Whether the system took it; not, if the reader has gone. */
function write(response: ServerResponse, bytes: Buffer, closed: Promise<false>) {
  const written = new Promise<boolean>((resolve) => {
    response.write(bytes, (error) => resolve(!error))
  })
  return Promise.race([written, closed])
}
