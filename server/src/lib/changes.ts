import type { Database, Sql } from './db.ts'

type Listener = () => void
/** What everybody sees: posts and the like, at every moment; or how the house works, once in a while. */
type Topic = 'content' | 'house'

const listeners = new Map<Listener, Topic>()
/** Until a server hears of changes it may keep nothing that they would make wrong. */
let isHearing = false

/**
 * Says that something which everybody can see has changed: a post came, went or reads
 * otherwise. Part of the transaction; every server hears it and drops what it keeps ready.
 */
export async function publishChange(sql: Sql, topic: Topic = 'content') {
  await sql`select pg_notify('changed', ${topic === 'house' ? topic : ''})`
}

export function hearsChanges() {
  return isHearing
}

/** Whoever keeps content hears of everything; whoever keeps how the house works, only of that. */
export function onChange(listener: Listener, topic: Topic = 'content') {
  listeners.set(listener, topic)
  return () => listeners.delete(listener)
}

/** From here on this server may keep answers ready. */
export async function listenForChanges(sql: Database) {
  const { unlisten } = await sql.listen(
    'changed',
    spread,
    () => setHearing(true),
    () => setHearing(false),
  )
  return {
    async close() {
      setHearing(false)
      await unlisten()
    },
  }
}

/** What happens while nobody hears is known to nobody: at the loss of the connection, and when it is back, all is dropped. */
function setHearing(hears: boolean) {
  isHearing = hears
  spread('house')
}

function spread(said: string) {
  for (const [listener, topic] of listeners) {
    if (said === 'house' || topic === 'content') listener()
  }
}
