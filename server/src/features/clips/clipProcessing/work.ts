import { sql } from '#lib/db.ts'
import { type Claim, isClaimed } from './claim.ts'
import { publishMoved } from './notify.ts'

const BEAT_MS = 1_000

/** The clip was deleted, or another works on it. */
export class Gone extends Error {
  override name = 'Gone'
}
/** The server is told to stop. */
export class Stopped extends Error {
  override name = 'Stopped'
}

export type Work = ReturnType<typeof beginWork>

/** Shows every second that somebody works on a clip and how far it is, and hears if that is in vain. */
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
    // The database may be away for a moment; the next beat says more.
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
    /** Per cent of the way to being out. */
    moveTo(percent: number) {
      progress = Math.min(99, Math.max(progress, percent))
    },
    /** Throws unless it is still ours. */
    async check() {
      await beat()
      signal.throwIfAborted()
    },
    /** From now on it is no longer told how far it is. */
    async end() {
      clearInterval(timer)
      await beating
    },
  }
}
