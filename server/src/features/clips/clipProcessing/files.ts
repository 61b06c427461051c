import { storage } from '#lib/storage.ts'

/** The possible sizes, as in the names of the files. */
const LINES = [360, 540, 720]

export async function removeVideos(key: string) {
  for (const lines of LINES) await storage.remove(`${key}-${lines}.mp4`)
}
