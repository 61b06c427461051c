import { sql } from '#lib/db.ts'
import { storage } from '#lib/storage.ts'
import { masterOf, sumOf } from './commands.ts'
import { encodeAvif } from './encode.ts'

/** Makes the AVIF versions of a picture, publishes them, and deletes the file they were made from. */
export async function makeAvif(payload: unknown) {
  const { key } = payload as { key: string }
  const [image] = await sql<{ widths: number[] }[]>`
    select widths from images where key = ${key} and not has_avif limit 1`
  if (!image) return

  const master = await storage.read(masterOf(key))
  const sizeBytes: number[] = []
  for (const width of image.widths) {
    const avif = await encodeAvif(master, width)
    await storage.put(`${key}-${width}.avif`, avif)
    sizeBytes.push(avif.length)
  }
  await sql`
    update images set has_avif = true, size_bytes = ${sizeBytes}::int[], bytes = bytes + ${sumOf(sizeBytes)}
    where key = ${key} and not has_avif`
  await storage.remove(masterOf(key))
}
