import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** graphile-worker retries a write after an error with this code, because it is temporary. */
const PASSING = '57P03'
const CONNECT_MS = 3_000

type RunQuery = (...given: unknown[]) => unknown

/**
 * The connections of the workers. A lost connection needs this code: otherwise a finished job would stay locked for hours,
 * and a promise of graphile-worker that nobody handles would reject.
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
  // The caller gets the error too; an error event without a listener would end the process.
  const complain = ({ message }: Error) => log.error(`The database of the jobs: ${message}`)
  pool.on('error', complain)
  pool.on('connect', (client) => {
    client.on('error', complain)
    const runQuery: RunQuery = client.query.bind(client)
    const queryNamed: RunQuery = (...given) => {
      const result = runQuery(...given)
      return result instanceof Promise ? result.catch(nameLoss) : result
    }
    client.query = queryNamed as typeof client.query
  })
  return pool
}

/** A failed statement is an ERROR of the server; everything else is about the connection. */
function nameLoss(error: Error & { severity?: string; code?: string }): never {
  throw error.severity === 'ERROR' ? error : Object.assign(error, { code: PASSING })
}
