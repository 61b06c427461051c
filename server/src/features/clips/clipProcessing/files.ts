import { storage } from '#lib/storage.ts'

/** The sizes that there may be; the names of the files tell them. */
const LINES = [360, 540, 720]

export async function removeVideos(key: string) {
  for (const lines of LINES) await storage.remove(`${key}-${lines}.mp4`)
}
