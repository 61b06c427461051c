import { nextRound } from '#features/clips/clipProcessing/claim.ts'
import { removeVideos } from '#features/clips/clipProcessing/files.ts'
import { publishMoved, takeFailureBack } from '#features/clips/clipProcessing/notify.ts'
import { queueClip } from '#features/clips/clipProcessing/queue.ts'
import { removeUpload } from '#features/clips/clipUploads/commands.ts'
import { isWholeUpload } from '#features/clips/clipUploads/uploadStore.ts'
import { sql } from '#lib/db.ts'
import { invalid, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { removeCaptionFiles } from './captions.ts'
import { expectClip, expectOwnClip } from './queries.ts'
import { FAILURES } from './sentences.ts'

/** Retries a failed clip; any other stays as it is. */
export async function retryClip(viewer: Viewer, id: string) {
  return sql.begin(async (sql) => {
    const clip = await expectOwnClip(sql, id, viewer.id)
    if (clip.state !== 'failed') return expectClip(sql, id, viewer.id)

    const [upload] = await sql<{ id: string; bytes: number }[]>`
      select id, bytes::float8 as bytes from uploads where id = ${clip.uploadId}`
    if (!upload || !(await isWholeUpload(upload.id, upload.bytes))) {
      throw invalid({ uploadId: FAILURES.lost })
    }
    await sql`
      update clips
      set state = 'processing', failure = null, progress = 0, worked_at = null,
          attempts = ${nextRound(sql)}
      where id = ${id}`
    await queueClip(sql, id)
    const whose = { id, ownerId: viewer.id }
    await publishMoved(sql, whose, { status: 'processing', progress: 0 })
    await takeFailureBack(sql, whose)
    return expectClip(sql, id, viewer.id)
  })
}

/** Deletes an unpublished clip. A running job notices within a second. */
export async function dropClip(viewer: Viewer, id: string) {
  const { key, uploadId, captions } = await sql.begin(async (sql) => {
    const clip = await expectOwnClip(sql, id, viewer.id)
    if (clip.isOut) throw refuse('clips.is_out')
    await sql`delete from clips where id = ${id}`
    await takeFailureBack(sql, { id, ownerId: viewer.id })
    return clip
  })
  if (uploadId) await removeUpload(uploadId)
  await removeVideos(key)
  await removeCaptionFiles(key, captions)
}
