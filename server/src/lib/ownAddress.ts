import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

const EVERYWHERE = ['0.0.0.0', '::']

/** The listening servers of this process: one, except in tests. */
const listening = new Set<Server>()

/** Registers the server while it listens: only then its port is known. */
export function noteOwnAddress({ server }: FastifyInstance) {
  server.on('listening', () => listening.add(server))
  server.on('close', () => listening.delete(server))
}

/** Where this process reaches itself; null while it does not listen. */
export function ownAddress() {
  const at = [...listening].at(-1)?.address()
  if (!at || typeof at === 'string') return null
  const host = EVERYWHERE.includes(at.address) ? '127.0.0.1' : at.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`
}
