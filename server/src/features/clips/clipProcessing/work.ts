import { sql } from '#lib/db.ts'
import { type Claim, isClaimed } from './claim.ts'
import { publishMoved } from './notify.ts'

const BEAT_MS = 1_000

/** The clip was deleted, or another worker has claimed it. */
export class Gone extends Error {
  override name = 'Gone'
}
/** The server is stopping. */
export class Stopped extends Error {
  override name = 'Stopped'
}

export type Work = ReturnType<typeof beginWork>

/** Writes a heartbeat with the progress every second, and notices when the claim is lost. */
export function beginWork(claim: Claim, stopping: AbortSignal) {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, stopping])
  let progress = 0
  let published = -1
  let beating: Promise<void> | null = null

  async function beat() {
    const now = Math.floor(progress)
    const isNew = !claim.isOut && now !== published
    published = now
    const alive = await sql`
      update clips c
      set worked_at = now(), progress = case when c.state = 'processing' then ${now} else c.progress end
      where ${isClaimed(sql, claim)}
      returning c.id`
    if (alive.length === 0) gone.abort(new Gone())
    else if (isNew) await publishMoved(sql, claim, { status: 'processing', progress: now })
  }
  function startBeat() {
    // The database may be unreachable for a moment; the next heartbeat follows.
    beating ??= beat()
      .catch(() => {})
      .finally(() => {
        beating = null
      })
  }
  startBeat()
  const timer = setInterval(startBeat, BEAT_MS)

  return {
    signal,
    /** Per cent of the way to being published. */
    moveTo(percent: number) {
      progress = Math.min(99, Math.max(progress, percent))
    },
    /** Throws unless the claim is still ours. */
    async check() {
      await beat()
      signal.throwIfAborted()
    },
    /** Stops reporting progress. */
    async end() {
      clearInterval(timer)
      await beating
    },
  }
}
