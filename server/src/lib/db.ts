import postgres from 'postgres'
import { config } from './config.ts'
import { hasSeveralHosts } from './databaseUrl.ts'
import { watchPool } from './metrics/counts.ts'
import { areQueriesWatched, watchQuery } from './queryWatch.ts'

type DatabaseOptions = {
  max?: number
  /** The application name: the command line finds running servers by it. */
  name?: string
  /** For commands that read or copy everything: without timeouts. */
  isPatient?: boolean
  /** The URL leads to a PgBouncer in transaction mode, this one past it. */
  sessionUrl?: string | undefined
  /** Of several hosts, one that follows; else the one that takes writes. */
  isReplica?: boolean
}

/** The settings of every session that serves requests. */
export const SESSION_SETTINGS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  // The share of a short word's trigrams that is left after one typing error.
  'pg_trgm.word_similarity_threshold': '0.4',
  // Read by the SQL function `publish`.
  ...(config.REDIS_URL && { 'jes.events': 'outbox' }),
}
/** Said, since the role may have others. */
const NO_TIMEOUTS = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}

/** A database that does not accept a connection by then is unreachable, and the caller gets an error. */
const CONNECT_SECONDS = 3
/** While it is unreachable one query at a time tries to connect; the others are refused at once. */
const RETRY_SECONDS = 0.1

/**
 * The database. Columns are snake_case in SQL and camelCase here, ids are text, and a time is an ISO string
 * everywhere, as in the contract.
 */
export function openDatabase(
  url: string,
  {
    max = config.DATABASE_POOL,
    name = 'jes',
    isPatient = false,
    sessionUrl,
    isReplica = false,
  }: DatabaseOptions = {},
): Database {
  const settings = { ...SESSION_SETTINGS, ...(isPatient && NO_TIMEOUTS) }
  const database = postgres(url, {
    max,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
    types: {
      moment: {
        to: 1184,
        from: [1184],
        serialize: (moment: string) => moment,
        parse: (text: string) => new Date(text).toISOString(),
      },
    },
    // PgBouncer refuses settings that it does not know: the role has them (`pooledSettings.ts`).
    connection: sessionUrl
      ? { application_name: `${name} pooled` }
      : { application_name: name, ...settings },
    // Nor does its session of one transaction know the statements of another.
    prepare: !sessionUrl,
    ...(hasSeveralHosts(url) && { target_session_attrs: isReplica ? 'standby' : 'read-write' }),
    connect_timeout: CONNECT_SECONDS,
    backoff: () => RETRY_SECONDS * (0.5 + Math.random()),
    onnotice: () => {},
    onquery: areQueriesWatched() ? watchQuery : undefined,
  })
  const opened = withCommitHooks(database)
  return sessionUrl ? listenPast(opened, openDatabase(sessionUrl, { max: 1, name })) : opened
}

/** What open transactions do once they have committed. */
const commitHooks = new WeakMap<Sql, (() => void)[]>()

function withCommitHooks(database: Database): Database {
  const begin = database.begin.bind(database) as (...options: unknown[]) => Promise<unknown>
  async function beginWithHooks(...options: unknown[]) {
    const work = options.pop() as (sql: Sql) => unknown
    const hooks: (() => void)[] = []
    const result = await begin(...options, (sql: Sql) => {
      commitHooks.set(sql, hooks)
      return work(sql)
    })
    for (const hook of hooks) hook()
    return result
  }
  return Object.assign(database, { begin: beginWithHooks as Database['begin'] })
}

/** Runs it before the caller of the transaction goes on; never if that rolls back. Without a transaction, now. */
export function afterCommit(sql: Sql, hook: () => void) {
  const hooks = commitHooks.get(sql)
  if (hooks) hooks.push(hook)
  else if (isDatabase(sql)) hook()
}

/** Whoever listens needs a session of their own, which PgBouncer gives to nobody. */
function listenPast(pooled: Database, session: Database): Database {
  const end = pooled.end.bind(pooled)
  return Object.assign(pooled, {
    listen: session.listen,
    async end(options?: { timeout?: number }) {
      await Promise.all([end(options), session.end(options)])
    },
  })
}

export type Database = postgres.Sql<{ moment: string }>

/** The database or a transaction of it; every function with SQL takes one, first. */
export type Sql = postgres.ISql<{ moment: string }>

/** All of it or nothing: in the open transaction, or in a new one. */
export async function inTransaction<T>(sql: Sql, work: (sql: Sql) => Promise<T>) {
  return isDatabase(sql) ? ((await sql.begin(work)) as T) : work(sql)
}

/** Not a transaction. */
export function isDatabase(sql: Sql): sql is Database {
  return 'begin' in sql
}

/** A fragment of SQL to be put into a query. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** The one database of this process, opened once at the start. */
export let sql: Database

export function connect(url: string, options?: DatabaseOptions) {
  sql = openDatabase(url, options)
  watchPool('requests', sql.pool)
  return sql
}
