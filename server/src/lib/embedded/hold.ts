import postgres from 'postgres'

/** One process's hold on the server: while others hold it too, nobody stops it under them. */
export type Hold = {
  /** Resolves when the connection is gone: we let go, or the server went down. */
  lost: Promise<void>
  /** Lets go, and tells whether nobody else holds the server. */
  letGo(): Promise<boolean>
  /** Ends the connection. */
  end(): Promise<void>
}

const LOCK = 7_536_419
const ANSWER_MS = 5_000

/** A hold, or null when the server does not answer yet. PostgreSQL itself drops it if we are killed. */
export async function takeHold(port: number): Promise<Hold | null> {
  let tellLost = () => {}
  const lost = new Promise<void>((resolve) => {
    tellLost = resolve
  })
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user: 'jes',
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    connect_timeout: ANSWER_MS / 1000,
    onclose: () => tellLost(),
    onnotice: () => {},
  })
  const end = () => sql.end({ timeout: 1 })
  try {
    await sql`select pg_advisory_lock_shared(${LOCK})`
    await ensureDatabase(sql)
    return { lost, end, letGo: () => Promise.race([letGo(sql), afterPatience()]) }
  } catch {
    await end()
    return null
  }
}

async function ensureDatabase(sql: postgres.Sql): Promise<void> {
  const [found] = await sql`select 1 from pg_database where datname = 'jes'`
  if (!found) await sql`create database jes`
}

/** First let go, then try to be alone: of two that leave at once, one at least sees that it is last. */
async function letGo(sql: postgres.Sql): Promise<boolean> {
  try {
    await sql`select pg_advisory_unlock_shared(${LOCK})`
    const [row] = await sql<{ alone: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as alone`
    return row?.alone ?? true
  } catch {
    return true
  }
}

/** A server that does not answer has nobody to serve. */
function afterPatience(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_MS, true).unref())
}
