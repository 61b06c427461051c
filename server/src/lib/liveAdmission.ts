import type { IncomingMessage } from 'node:http'
import type { Socket } from 'socket.io'
import { isOwnHost } from '#lib/edge/host.ts'
import { addressOf } from './address.ts'
import { makeBucket } from './bucket.ts'
import { config } from './config.ts'
import { isFromOwnPages } from './origin.ts'
import { isStopping } from './readiness.ts'

type Connection = Socket['conn']

/** Of whatever kind: a browser sends a few in a minute. */
const PACKETS = { size: 200, perSecond: 20 }

/** Who may connect at all, before anybody knows who it is: own pages only, so many from one address and so many in all. */
export function makeAdmission() {
  const byAddress = new Map<string, number>()
  let inAll = 0

  return {
    admits(request: IncomingMessage) {
      const fromThere = byAddress.get(addressOf(request)) ?? 0
      return (
        isOwnHost(request) &&
        !isStopping() &&
        isFromOwnPages(request.headers) &&
        inAll < config.SOCKETS &&
        fromThere < config.SOCKETS_PER_ADDRESS
      )
    },
    enter(connection: Connection) {
      // The address is gone from a closed connection, so it is read once.
      const address = addressOf(connection.request)
      count(address, 1)
      connection.once('close', () => count(address, -1))
      limitPackets(connection)
      // Some may have been admitted at the same moment.
      if (inAll > config.SOCKETS || byAddress.get(address)! > config.SOCKETS_PER_ADDRESS) {
        connection.close(true)
      }
    },
  }

  function count(address: string, by: 1 | -1) {
    const fromThere = (byAddress.get(address) ?? 0) + by
    if (fromThere > 0) byAddress.set(address, fromThere)
    else byAddress.delete(address)
    inAll += by
  }
}

function limitPackets(connection: Connection) {
  const spend = makeBucket(PACKETS)
  connection.on('packet', () => {
    if (spend() < 0) connection.close(true)
  })
}
