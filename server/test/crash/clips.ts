import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { makeScratch, removeScratch } from '../scratch.ts'
import type { Journal } from './journal.ts'
import { type Member, type Site, sendUntilDone } from './site.ts'

const TUS = { 'tus-resumable': '1.0.0' }

let film: Promise<Buffer> | undefined

/** A video of a few seconds, long enough to be killed while it is made. */
async function makeFilm() {
  const folder = makeScratch()
  try {
    const path = join(folder, 'film.mp4')
    const { path: ffmpeg } = (await findFfmpeg())!
    await promisify(execFile)(ffmpeg, [
      ...['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=25:duration=4'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path],
    ])
    return await readFile(path)
  } finally {
    removeScratch(folder)
  }
}

/** Uploads a video and creates a clip of it, which waits to be made. */
export async function sendClip(site: Site, journal: Journal, member: Member) {
  film ??= makeFilm()
  const bytes = await film
  const announced = await sendUntilDone(site, journal, {
    path: '/api/uploads',
    member,
    headers: { ...TUS, 'upload-length': String(bytes.length) },
  })
  const path = new URL(announced!.headers.get('location')!, site.server?.url).pathname
  await sendUntilDone(site, journal, {
    method: 'PATCH',
    path,
    member,
    body: new Uint8Array(bytes),
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  })
  const created = await sendUntilDone(site, journal, {
    path: '/api/clips',
    member,
    body: { uploadId: path.split('/').at(-1) },
    headers: { 'idempotency-key': path },
  })
  const { _id } = JSON.parse(created!.text) as { _id: string }
  journal.clips.set(_id, member)
  return _id
}
