import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { hasSeveralHosts } from './databaseUrl.ts'
import { findWritableUrl } from './writableHost.ts'

/** graphile-worker retries a write after an error with this code, because it is temporary. */
const PASSING = '57P03'
/** The server has become a standby. */
const READ_ONLY = '25006'
const CONNECT_MS = 3_000

type RunQuery = (...given: unknown[]) => unknown

/**
 * The connections of the workers. A lost connection needs this code: otherwise a finished job would stay locked for hours,
 * and a promise of graphile-worker that nobody handles would reject.
 */
class JobPool extends pg.Pool {
  /** `pg` knows one host alone: which one takes writes is found out when the connection is lost. */
  readonly #hosts: string | null
  #isSettled = false

  constructor(url: string, options: pg.PoolConfig) {
    super({ ...options, connectionString: url })
    this.#hosts = hasSeveralHosts(url) ? url : null
  }

  /** The host may not be the one that takes writes any more. */
  unsettle() {
    this.#isSettled = false
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]) {
    return callback ? super.connect(callback) : this.#connect()
  }

  async #connect() {
    try {
      if (this.#hosts && !this.#isSettled) {
        this.options.connectionString = await findWritableUrl(this.#hosts)
        this.#isSettled = true
      }
      return await super.connect()
    } catch (error) {
      this.unsettle()
      return nameLoss(error as DatabaseError)
    }
  }
}

export function openJobPool(url: string, max: number, log: FastifyBaseLogger): pg.Pool {
  const pool = new JobPool(url, {
    max,
    application_name: 'jes jobs',
    connectionTimeoutMillis: CONNECT_MS,
  })
  // The caller gets the error too; an error event without a listener would end the process.
  const complain = ({ message }: Error) => {
    pool.unsettle()
    log.error(`The database of the jobs: ${message}`)
  }
  pool.on('error', complain)
  pool.on('connect', (client) => {
    client.on('error', complain)
    const runQuery: RunQuery = client.query.bind(client)
    const queryNamed: RunQuery = (...given) => {
      const result = runQuery(...given)
      return result instanceof Promise ? result.catch(refuse) : result
    }
    client.query = queryNamed as typeof client.query

    function refuse(error: DatabaseError): never {
      if (error.code !== READ_ONLY) return nameLoss(error)
      pool.unsettle()
      void client.end()
      throw Object.assign(error, { code: PASSING })
    }
  })
  return pool
}

type DatabaseError = Error & { severity?: string; code?: string }

/** A failed statement is an ERROR of the server; everything else is about the connection. */
function nameLoss(error: DatabaseError): never {
  throw error.severity === 'ERROR' ? error : Object.assign(error, { code: PASSING })
}
