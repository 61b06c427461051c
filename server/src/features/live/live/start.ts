import type { Server } from 'node:http'
import {
  findHolder,
  forgetEnded,
  listHeldSessions,
  setHearingEnds,
} from '#features/core/viewer/viewer.ts'
import { noteActive } from '#features/messages/activity/commands.ts'
import type { Counts } from '#lib/counts/counts.ts'
import type { Database } from '#lib/db.ts'
import type { Events } from '#lib/events/events.ts'
import { type LiveServer, startLive } from '#lib/live.ts'
import type { Log } from '#lib/liveCalls.ts'
import { publishScores } from '#lib/scores.ts'
import { callsOf } from './calls.ts'
import { fanOut } from './fanOut.ts'

const SWEEP_MS = 60_000
const SCORES_MS = 1_000
const ACTIVE_MS = 60_000

/** Everything live: the sockets of this server, what they may say, and what they are told. */
type Means = { sql: Database; events: Events; log: Log; counts?: Counts }

export async function openLive(http: Server, { sql, events, log, counts }: Means) {
  const live = await startLive(http, {
    events,
    ...(counts && { counts }),
    log,
    findHolder: (token) => findHolder(sql, token),
    forget: forgetEnded,
    setHearing: setHearingEnds,
    callsOf: (socket) => callsOf(socket, { sql, events, log }),
  })
  const sweep = () => void sweepSockets(live.io, sql).catch(complain)
  const fan = await fanOut(live.io, { sql, events, log, onBack: sweep })
  const timers = [
    setInterval(sweep, SWEEP_MS).unref(),
    setInterval(() => void noteConnected(live.io, sql).catch(complain), ACTIVE_MS).unref(),
    setInterval(() => void publishScores(sql).catch(complain), SCORES_MS).unref(),
  ]

  return {
    io: live.io,
    leave: live.leave,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await publishScores(sql).catch(complain)
      await fan.close()
      await live.close()
    },
  }

  function complain(error: unknown) {
    log.error(error, 'The sockets could not be looked after just now.')
  }
}

/** Those who show it are active while they are connected. */
export async function noteConnected(io: LiveServer, sql: Database) {
  const userIds = new Set([...io.sockets.sockets.values()].map(({ data }) => data.id))
  if (userIds.size > 0) await noteActive(sql, [...userIds])
}

/** Closes the sockets of ended sessions, in case the event was lost. */
export async function sweepSockets(io: LiveServer, sql: Database) {
  const open = new Set([...io.sockets.sockets.values()].map(({ data }) => data.sessionId))
  if (open.size === 0) return
  for (const id of await listHeldSessions(sql, [...open])) open.delete(id)
  for (const id of open) io.in(`session:${id}`).disconnectSockets(true)
}
