import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { Complaint } from './complaint.ts'

export const MANIFEST = 'manifest.json'
/** What lies beside the database in DATA_DIR and belongs to Jes. */
export const FOLDERS = ['media', 'uploads', 'mailbox']
export const FILES = ['push-keys.json', 'payout-key', 'device-key']

/** Inside the backup, whoever wrote the manifest. */
const Path = z.string().refine((path) => !isAbsolute(path) && !path.split(/[\\/]/).includes('..'))

const Sealed = z.object({ path: Path, bytes: z.number(), sha256: z.string() })
export type Sealed = z.output<typeof Sealed>

const Manifest = z.object({
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: Sealed,
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() }),
  ),
  files: z.array(Sealed),
})
export type Manifest = z.output<typeof Manifest>

/** The content of a backup. It is written last: a folder without it is no backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new Complaint(`${folder} is not a backup of Jes, or not a whole one.`)
  const parsed = Manifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new Complaint(
    `${MANIFEST} in ${folder} is damaged, or of another version of Jes. Take another backup.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether every file exists and has the right checksum. */
export async function verifyFiles(folder: string, { tables, files }: Manifest) {
  for (const sealed of [...tables.map(({ file }) => file), ...files]) {
    const found = await sealOf(folder, sealed.path).catch(() => null)
    if (found?.sha256 !== sealed.sha256)
      throw new Complaint(`${sealed.path} in ${folder} is missing or damaged.`)
  }
}

export async function sealOf(folder: string, path: string): Promise<Sealed> {
  const seal = sealing()
  await pipeline(createReadStream(join(folder, path)), seal.through, drain())
  return { path, ...seal.result() }
}

/** Counts and hashes the bytes of a stream. */
export function sealing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function* nothing(source: AsyncIterable<unknown>) {
  for await (const _ of source) yield* []
}

function drain() {
  return nothing
}
