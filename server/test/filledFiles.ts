import { storage } from '#lib/storage.ts'

/** A unique word, for data that must be deleted in any case. */
export const CANARY = 'kanarizqx'
/** And one for what somebody may choose to leave behind: posts, clips and comments. */
export const TEXT = 'chithizqx'

export async function file(name: string) {
  await storage.put(name, Buffer.from(`${CANARY} in ${name}`))
  return name
}
