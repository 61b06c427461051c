import { expectEditable } from '#features/posts/posts/edit.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { storage } from '#lib/storage.ts'
import { expectClip, expectOwnClip, type OwnClip } from './queries.ts'
import { cleanVtt } from './vtt.ts'

type Captions = OwnClip['captions']
type Language = Captions[number]['language']

/** Sets or replaces the captions of a clip in a language. */
export async function putCaptions(viewer: Viewer, id: string, language: Language, content: string) {
  const file = Buffer.from(cleanVtt(content))
  return changeCaptions(viewer, id, language, async ({ key, captions }) => {
    // A published file never changes, so each version has a new number.
    const number = Math.max(Date.now(), ...captions.map((one) => one.number + 1))
    await storage.put(fileOf(key, { language, number }), file)
    return [{ language, number }]
  })
}

export function removeCaptions(viewer: Viewer, id: string, language: Language) {
  return changeCaptions(viewer, id, language, async () => [])
}

export async function removeCaptionFiles(key: string, captions: Captions) {
  for (const one of captions) await storage.remove(fileOf(key, one))
}

type Change = (clip: OwnClip) => Promise<Captions>

async function changeCaptions(viewer: Viewer, id: string, language: Language, change: Change) {
  const { answer, key, old } = await sql.begin(async (sql) => {
    const clip = await expectChangeable(sql, viewer, id)
    const [old, others] = [true, false].map((isOld) =>
      clip.captions.filter((one) => (one.language === language) === isOld),
    )
    const next = [...others!, ...(await change(clip))].toSorted((a, b) =>
      a.language.localeCompare(b.language),
    )
    await sql`update clips set captions = ${sql.json(next)} where id = ${id}`
    await publishChange(sql, [`post:${id}`])
    return { answer: await expectClip(sql, id, viewer.id), key: clip.key, old: old! }
  })
  await removeCaptionFiles(key, old)
  return answer
}

async function expectChangeable(sql: Sql, viewer: Viewer, id: string) {
  const clip = await expectOwnClip(sql, id, viewer.id)
  if (clip.isOut) await expectEditable(sql, viewer, id)
  return clip
}

function fileOf(key: string, { language, number }: Captions[number]) {
  return `${key}-${language}${number}.vtt`
}
