import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** An error of this code passes by itself, says graphile-worker, and tries again what it was about to store. */
const PASSING = '57P03'
const CONNECT_MS = 3_000

type Ask = (...given: unknown[]) => unknown

/**
 * The connections of the workers. Without a name for it, a lost connection would leave a job that was done locked for hours,
 * and reject a promise of graphile-worker that nobody holds.
 */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]) {
    return callback ? super.connect(callback) : super.connect().catch(nameLoss)
  }
}

export function openJobPool(url: string, max: number, log: FastifyBaseLogger): pg.Pool {
  const pool = new JobPool({
    connectionString: url,
    max,
    application_name: 'jes jobs',
    connectionTimeoutMillis: CONNECT_MS,
  })
  // Who needed the connection is told too; an error that nobody listens for would end the process.
  const complain = ({ message }: Error) => log.error(`The database of the jobs: ${message}`)
  pool.on('error', complain)
  pool.on('connect', (client) => {
    client.on('error', complain)
    const ask: Ask = client.query.bind(client)
    const askNamed: Ask = (...given) => {
      const asked = ask(...given)
      return asked instanceof Promise ? asked.catch(nameLoss) : asked
    }
    client.query = askNamed as typeof client.query
  })
  return pool
}

/** A statement that fails is an ERROR of the server; everything else is about the connection. */
function nameLoss(error: Error & { severity?: string; code?: string }): never {
  throw error.severity === 'ERROR' ? error : Object.assign(error, { code: PASSING })
}
