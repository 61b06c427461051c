import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ClipEdit } from '@jes/contract/clips/clips'
import { readCaption } from '#features/clips/clipProcessing/text.ts'
import { takeFrame } from '#features/clips/transcoding/frame.ts'
import { VideoProblem } from '#features/clips/transcoding/problem.ts'
import { makeWorkFolder } from '#features/clips/transcoding/workFolder.ts'
import { insertImage, type StoredImage, storeImage } from '#features/core/pictures/commands.ts'
import { expectEditable, rewritePost } from '#features/posts/posts/edit.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, overloaded } from '#lib/errors.ts'
import { makeSemaphore } from '#lib/semaphore.ts'
import type { Viewer } from '#lib/serve.ts'
import { storage } from '#lib/storage.ts'
import { expectClip, expectOwnClip, type OwnClip } from './queries.ts'
import { MOMENT } from './sentences.ts'

const FRAME_MS = 10_000
/** Frames are taken one after another, beside the one video that is being made. */
const inTurn = makeSemaphore({ atOnce: 1, waiting: 10 })

/** Changes the sent fields, of the clip and of its post if it is published. */
export async function editClip(viewer: Viewer, id: string, edit: ClipEdit) {
  const seen = await sql.begin((sql) => expectOwnClip(sql, id, viewer.id))
  const { posterAtMs } = edit
  if (posterAtMs !== undefined && posterAtMs > seen.durationMs)
    throw invalid({ posterAtMs: MOMENT })
  const isNewCover = seen.isOut && posterAtMs !== undefined
  const cover = isNewCover ? await inTurn(() => coverOf(seen, posterAtMs)) : null

  return sql.begin(async (sql) => {
    const post = seen.isOut ? await expectEditable(sql, viewer, id) : null
    const clip = await expectOwnClip(sql, id, viewer.id)
    if (!post && clip.isOut) throw overloaded(1)
    await updateClip(sql, id, edit)
    if (!post) return expectClip(sql, id, viewer.id)

    const picture = cover && (await insertImage(sql, cover, viewer.id))
    if (picture) await sql`update clips set cover_id = ${picture._id} where id = ${id}`
    const alt = post.images[0]?.alt ?? ''
    await rewritePost(sql, viewer, post, {
      ...(edit.caption !== undefined && {
        title: (await readCaption(sql, edit.caption)).title,
        content: edit.caption,
      }),
      ...(picture && { images: [{ _id: picture._id, alt }] }),
      ...(edit.sensitive !== undefined && { sensitive: edit.sensitive }),
    })
    return expectClip(sql, id, viewer.id)
  })
}

/** The cover of an unpublished clip is made by its job. */
async function updateClip(sql: Sql, id: string, { caption, sensitive, posterAtMs }: ClipEdit) {
  await sql`
    update clips
    set caption = coalesce(${caption ?? null}, caption),
        sensitive = coalesce(${sensitive ?? null}, sensitive)
    where id = ${id}`
  if (posterAtMs === undefined) return
  await sql`
    update clips
    set cover_at_ms = coalesce(trim_from_ms, 0) + ${posterAtMs},
        cover_id = case when state = 'ready' then cover_id end
    where id = ${id}`
}

/** The frame at a moment of the largest size. */
async function coverOf({ key, sizes }: OwnClip, atMs: number): Promise<StoredImage> {
  const file = `${key}-${sizes.at(-1)!.lines}.mp4`
  const bytes = (await storage.sizeOf(file)) ?? 0
  if (bytes === 0) throw overloaded()
  const folder = await makeWorkFolder('cover')
  try {
    const source = join(folder, 'clip.mp4')
    const stored = await storage.stream(file, { start: 0, end: bytes - 1 })
    await pipeline(stored, createWriteStream(source))
    return await storeImage(
      await takeFrame({ source, atMs, signal: AbortSignal.timeout(FRAME_MS) }),
    )
  } catch (problem) {
    if (problem instanceof VideoProblem || isTimeout(problem)) throw overloaded()
    throw problem
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isTimeout(problem: unknown) {
  return problem instanceof DOMException && problem.name === 'TimeoutError'
}
