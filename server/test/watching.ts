import { type ClipEvent, clipApi } from '@jes/contract/clips/clips'
import { flushWatching } from '#features/clips/clipPlays/buffer.ts'
import { ask, sql } from './world.ts'

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Who = { token?: string | undefined; agent?: string; address?: string }

/** Sends events as the clip player does; the raw reply. */
export function tell(who: Who, events: ClipEvent[]) {
  return ask(
    clipApi.tell,
    { body: { events } },
    {
      token: who.token,
      headers: { 'user-agent': who.agent ?? FIREFOX },
      ...(who.address && { remoteAddress: who.address }),
    },
  )
}

/** The ids of the plays that begin now, in the order of the reply. */
export async function start(who: Who, ...clips: string[]) {
  const reply = await tell(
    who,
    clips.map((clip) => ({ type: 'start', clip })),
  )
  return reply.json<{ plays: { clip: string; play: string }[] }>().plays.map(({ play }) => play)
}

/** As if the plays had begun so many seconds earlier. */
export async function began(secondsAgo: number) {
  await sql`update clip_plays set started_at = now() - make_interval(secs => ${secondsAgo})`
}

export async function watch(play: string, ms: number, reachedMs = ms) {
  const reply = await tell({}, [{ type: 'watch', play, ms, reachedMs }])
  await flushWatching(sql)
  return reply
}

export async function countsOf(id: string) {
  await flushWatching(sql)
  const [row] = await sql<[Counts]>`
    select plays, engaged, completion, watched_ms::int, fast_skips, shares, follows, hides, reached, is_stale
    from clip_counts where post_id = ${id}`
  return row
}

type Counts = {
  plays: number
  engaged: number
  completion: number
  watchedMs: number
  fastSkips: number
  shares: number
  follows: number
  hides: number
  reached: number[]
  isStale: boolean
}
