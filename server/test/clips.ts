import { readFile } from 'node:fs/promises'
import { clipApi, type NewClip, UPLOADS_PATH } from '@jes/contract/clips/clips'
import { Logger } from 'graphile-worker'
import { clipVideoTasks } from '#features/clips/clipProcessing/tasks.ts'
import { runDueJobs } from './dueJobs.ts'
import { app, type Person, sql } from './world.ts'

type Sender = { token: string }
type Server = typeof app

const PIECE = 'application/offset+octet-stream'

function tusOf({ token }: Sender) {
  return { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
}

/** Begins an upload; the reply says where it goes. */
export function announce(
  sender: Sender,
  bytes: number | string,
  headers = {},
  server: Server = app,
) {
  return server.inject({
    method: 'POST',
    url: UPLOADS_PATH,
    headers: { ...tusOf(sender), 'upload-length': String(bytes), ...headers },
  })
}

export function sendPiece(sender: Sender, id: string, offset: number, bytes: Uint8Array) {
  return app.inject({
    method: 'PATCH',
    url: `${UPLOADS_PATH}/${id}`,
    headers: { ...tusOf(sender), 'upload-offset': String(offset), 'content-type': PIECE },
    body: Buffer.from(bytes),
  })
}

export function requestOffset(sender: Sender, id: string) {
  return app.inject({ method: 'HEAD', url: `${UPLOADS_PATH}/${id}`, headers: tusOf(sender) })
}

export function cancel(sender: Sender, id: string) {
  return app.inject({ method: 'DELETE', url: `${UPLOADS_PATH}/${id}`, headers: tusOf(sender) })
}

export function idOf(reply: { headers: Record<string, unknown> }) {
  return String(reply.headers.location).split('/').at(-1)!
}

/** Uploads a whole file; returns its id. */
export async function uploaded(sender: Sender, file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? await readFile(file) : file
  const id = idOf(await announce(sender, bytes.length))
  await sendPiece(sender, id, 0, bytes)
  return id
}

/** A clip that was sent and waits to be made. */
export async function sent(person: Person, file: string | Uint8Array, body: Partial<NewClip> = {}) {
  const uploadId = await uploaded(person, file)
  return person.call(clipApi.create, { body: { uploadId, ...body } })
}

const said: string[] = []
const quiet = new Logger(() => (level, message) => {
  if (level === 'error') said.push(message)
})

/** Runs all due jobs on videos, as the server does; returns what was logged. */
export async function processed() {
  said.length = 0
  await runDueJobs(clipVideoTasks, quiet)
  return [...said]
}

/** Makes jobs that wait for a retry due now. */
export async function hurry() {
  await sql`
    update graphile_worker._private_jobs set run_at = now()
    where key like 'processClip %' and locked_at is null`
}
