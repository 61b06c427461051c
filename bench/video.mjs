import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FILM_KEY } from './clips.mjs'
import { measureProcess } from './servers.mjs'

const READERS = 200
const RANGE = 300_000
const SECONDS = 6
const UPLOAD = 100 * 1024 * 1024
const PIECE = 256 * 1024
const MEGABYTE = 1_000_000
const film = fileURLToPath(new URL('film.mjs', import.meta.url))
const run = promisify(execFile)

/** Those measurements of videos whose names match. */
export async function measureVideo(scratch, { jes, clients }, { members }, isChosen) {
  const folder = join(scratch.folder, 'data')
  const call = async (act) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    const { stdout } = await run(process.execPath, [film, act, folder], { env })
    return JSON.parse(stdout)
  }
  const names = ['range reads', 'upload', 'encoding'].filter(isChosen)
  if (names.length === 0) return []
  const lines = []
  for (const name of names) {
    if (name === 'range reads')
      lines.push(await readRanges(folder, { jes, clients }, await call('make')))
    if (name === 'upload') lines.push(await sendUpload(jes, members[0]))
    if (name === 'encoding') lines.push(describeEncoding(await call('encode')))
  }
  return lines
}

/** As browsers read clips: ranges of 300 kB of one file, here and there in it. */
async function readRanges(folder, { jes: { url, pid }, clients }, small) {
  if (!small) return 'There is no ffmpeg: no ranges are read.'
  const path = `/media/${FILM_KEY}-360.mp4`
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(small, file)
  const { size } = statSync(file)
  const starts = Array.from({ length: Math.ceil(size / RANGE) }, (_, index) => index * RANGE)
  const one = await fetch(url + path, { headers: { range: `bytes=0-${RANGE - 1}` } })
  if ((await one.arrayBuffer()).byteLength !== RANGE || one.status !== 206)
    throw new Error(`A range of the film is answered with ${one.status}.`)
  const before = measureProcess(pid)
  const requests = starts.map((start) => ({
    path,
    headers: { range: `bytes=${start}-${Math.min(start + RANGE, size) - 1}` },
  }))
  const called = { url, requestsOf: () => requests }
  const result = await clients.fire(called, { connections: READERS, seconds: SECONDS })
  const after = measureProcess(pid)
  const rate = result.bytes / result.seconds / MEGABYTE
  const part = (size / MEGABYTE).toFixed(1)
  return `Byte ranges of 300 kB (a file of ${part} MB) to ${READERS} readers at once: ${Math.round(rate)} MB/s, ${Math.round(result.answered / result.seconds)} ranges/s, p50 ${result.p50} ms, p99 ${result.p99} ms, ${((after.cpu - before.cpu) / result.answered).toFixed(2)} ms of the processor each, ${after?.now} MB of memory (${before?.now} before).`
}

/** One upload of 100 MB in one chunk, from before it is announced until all of it is on the disk. */
async function sendUpload({ url, pid }, { token }) {
  const authorization = `Bearer ${token}`
  const begun = performance.now()
  const created = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { authorization, 'tus-resumable': '1.0.0', 'upload-length': String(UPLOAD) },
  })
  if (created.status !== 201) throw new Error(`No upload: ${await created.text()}`)
  const address = new URL(created.headers.get('location'), url)
  const headers = {
    authorization,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': UPLOAD,
  }
  const patch = request(address, { method: 'PATCH', headers })
  const answered = once(patch, 'response')
  const piece = Buffer.alloc(PIECE, 'jes')
  for (let sent = 0; sent < UPLOAD; sent += PIECE)
    if (!patch.write(piece)) await once(patch, 'drain')
  patch.end()
  const [reply] = await answered
  reply.resume()
  if (reply.statusCode !== 204) throw new Error(`The upload ended with ${reply.statusCode}.`)
  const seconds = (performance.now() - begun) / 1000
  const memory = measureProcess(pid)
  await fetch(address, { method: 'DELETE', headers: { authorization, 'tus-resumable': '1.0.0' } })
  return `An upload of 100 MB: ${Math.round(UPLOAD / MEGABYTE / seconds)} MB/s, ${memory?.now} MB of memory, ${memory?.highest} MB at most.`
}

function describeEncoding(encoded) {
  if (!encoded) return 'There is no ffmpeg: nothing is encoded.'
  const { source, costs } = encoded
  const each = costs.map(
    ({ lines, cost, kbits }) => `${lines} lines ${cost.toFixed(2)} s (${Math.round(kbits)} kbit/s)`,
  )
  const all = costs.reduce((sum, { cost }) => sum + cost, 0)
  return `A second of video (${source}, 30 frames) takes of the processor: ${each.join(', ')}; ${all.toFixed(2)} s in all.`
}
