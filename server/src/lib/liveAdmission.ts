import type { IncomingMessage } from 'node:http'
import type { Socket } from 'socket.io'
import { isOwnHost } from '#lib/edge/host.ts'
import { addressOf } from './address.ts'
import { makeBucket } from './bucket.ts'
import { config } from './config.ts'
import type { Counts, Slot } from './counts/counts.ts'
import { counts as metrics } from './metrics/counts.ts'
import { isFromOwnPages } from './origin.ts'
import { isStopping } from './readiness.ts'

type Connection = Socket['conn']

/** Of any kind: a browser sends a few in a minute. */
const PACKETS = { size: 200, perSecond: 20 }

/** Who may connect at all, before anybody knows who it is: own pages only, so many from one address and so many in all. */
export function makeAdmission(counts: Counts) {
  /** Of this process. */
  let inAll = 0

  return {
    async admits(request: IncomingMessage) {
      return (
        isOwnHost(request) &&
        !isStopping() &&
        isFromOwnPages(request.headers) &&
        inAll < config.SOCKETS &&
        counts.isFree(slotOf(request))
      )
    },
    async enter(connection: Connection) {
      inAll += 1
      metrics.sockets.open += 1
      connection.once('close', () => {
        inAll -= 1
        metrics.sockets.open -= 1
      })
      limitPackets(connection)
      const slot = slotOf(connection.request)
      // Some may have been admitted at the same moment.
      if (inAll > config.SOCKETS || !(await holdSlot(counts, slot, connection))) {
        connection.close(true)
      }
    },
  }
}

function slotOf(request: IncomingMessage): Slot {
  return { key: `sockets of ${addressOf(request)}`, max: config.SOCKETS_PER_ADDRESS }
}

/** Takes a slot until the connection closes; false if all are taken. */
export async function holdSlot(counts: Counts, slot: Slot, connection: Connection) {
  let isClosed = false
  let isHeld = false
  connection.once('close', () => {
    isClosed = true
    if (isHeld) counts.release(slot.key)
  })
  isHeld = await counts.take(slot)
  if (isHeld && isClosed) counts.release(slot.key)
  return isHeld
}

function limitPackets(connection: Connection) {
  const spend = makeBucket(PACKETS)
  connection.on('packet', () => {
    if (spend() < 0) connection.close(true)
  })
}
