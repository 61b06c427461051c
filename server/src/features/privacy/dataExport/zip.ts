import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ReadStreamOptions, ZipFile } from 'yazl'

type Entry = {
  name: string
  open: () => Readable | Promise<Readable>
  options?: Partial<ReadStreamOptions>
}
export type Zip = {
  /** Resolves once the last byte of the entry has been read. */
  add: (entry: Entry) => Promise<void>
}

/** Writes a ZIP file entry by entry as a stream: nothing is held in memory. */
export async function writeZip(path: string, fill: (zip: Zip) => Promise<void>) {
  const file = new ZipFile()
  const disk = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  let reading: Readable | null = null
  const written = pipeline(file.outputStream, disk)
  // A full disk stops the reading too.
  written.catch((error) => reading?.destroy(error))
  file.once('error', (error) => disk.destroy(error))

  async function add({ name, open, options = {} }: Entry) {
    await new Promise<void>((resolve, reject) => {
      const begin = async (give: (error: unknown, stream: Readable) => void) => {
        reading = await open()
        reading.once('end', resolve).once('error', reject)
        give(null, reading)
      }
      file.addReadStreamLazy(name, options, (give) => void begin(give).catch(reject))
    })
  }
  try {
    await fill({ add })
    file.end()
  } catch (error) {
    disk.destroy()
    throw error
  }
  await written
}

/** Rows as a JSON array, one on each line. */
export function jsonOf(pages: AsyncIterable<object[]>) {
  return Readable.from(linesOf(pages), { objectMode: false })
}

async function* linesOf(pages: AsyncIterable<object[]>) {
  let isFirst = true
  yield '['
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
    }
  }
  yield '\n]\n'
}
