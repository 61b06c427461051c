import { createHash } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { queueClip } from '#features/clips/clipProcessing/queue.ts'
import { cleanVtt } from '#features/clips/clips/vtt.ts'
import { FOLDER, pathOf } from '#features/clips/clipUploads/store.ts'
import { findFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { type DemoClip, demoClips } from '#features/demo/demoTexts/clips.ts'
import { HOUR, momentOf } from '#features/demo/demoWorld/clock.ts'
import { sql } from '#lib/db.ts'
import { storage } from '#lib/storage.ts'
import { film } from './film.ts'
import { furnishClip } from './furnish.ts'
import { goOnLater } from './queue.ts'

/** Seconds until the progress is checked again. */
const PAUSE = 3

/** For tests: a shorter clip, or a machine without ffmpeg. */
type Other = { clip?: DemoClip | undefined; findTool?: typeof findFfmpeg }

/** One step in making a clip of the demo. Finished steps are not repeated. */
export async function makeDemoClip(
  index: number,
  { clip = demoClips[index], findTool = findFfmpeg }: Other = {},
) {
  if (!clip) return
  const [made] = await sql<{ id: string; state: string }[]>`
    select id, state from clips where key = ${keyOf(clip)}`
  if (made?.state === 'failed') return
  if (made?.state === 'ready') return furnishClip(made.id, clip, index)
  if (made || (await send(clip, index, findTool))) await goOnLater(sql, index, PAUSE)
}

/** Uploads the film like a member. False if there is no ffmpeg to make one, or no member to upload it. */
async function send(clip: DemoClip, index: number, findTool: typeof findFfmpeg) {
  const ffmpeg = await findTool()
  const [author] = await sql<{ id: string; joinedAt: string }[]>`
    select id, created_at as joined_at from users where username = ${clip.by}`
  if (!ffmpeg || !author) return false

  const key = keyOf(clip)
  const uploadId = digestOf(clip).toString('hex')
  await mkdir(FOLDER, { recursive: true })
  await film(clip, { ffmpeg: ffmpeg.path, target: pathOf(uploadId) })
  const { size } = await stat(pathOf(uploadId))
  const captions = await storeCaptions(key, clip)
  const at = Math.max(Date.parse(author.joinedAt) + HOUR, Date.now() - clip.hoursAgo * HOUR)
  await sql.begin(async (sql) => {
    await sql`
      insert into uploads (id, owner_id, bytes) values (${uploadId}, ${author.id}, ${size})
      on conflict (id) do update set bytes = excluded.bytes`
    const [row] = await sql<{ id: string }[]>`
      insert into clips (id, owner_id, hub_id, caption, cover_at_ms, upload_id, key, duration_ms, captions)
      values (${idAt(at, index)}, ${author.id}, (select id from hubs where name = ${clip.hub ?? null}),
        ${clip.caption}, ${clip.seconds * 500}, ${uploadId}, ${key}, ${clip.seconds * 1000}, ${sql.json(captions)})
      on conflict (key) do nothing
      returning id`
    if (row) await queueClip(sql, row.id)
  })
  return true
}

async function storeCaptions(key: string, { captions = {} }: DemoClip) {
  const stored: { language: string; number: number }[] = []
  for (const [language, text] of Object.entries(captions)) {
    await storage.put(`${key}-${language}1.vtt`, Buffer.from(cleanVtt(text)))
    stored.push({ language, number: 1 })
  }
  return stored.toSorted((a, b) => a.language.localeCompare(b.language))
}

/** The same each time, so that a restart makes no clip twice. */
function keyOf(clip: DemoClip) {
  const digest = digestOf(clip)
  const hex = digest.toString('hex')
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${digest.toString('base64url')}`
}

function digestOf({ scene, by }: DemoClip) {
  return createHash('sha256').update(`demo clip ${scene} ${by}`).digest().subarray(0, 16)
}

/** An id as make_id() would have made it at that time. */
function idAt(ms: number, tail: number) {
  return String((BigInt(Date.parse(momentOf(ms))) << 16n) | BigInt(tail))
}
