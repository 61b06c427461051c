import { afterCommit, type Sql } from './db.ts'
import { type Events, publish } from './events/events.ts'
import { readTopics, type Topic, writeTopics } from './topics.ts'

/** The topics of a cached value; one made of anything is out of date after every change. */
export type MadeOf = readonly Topic[] | 'anything'

/** So many topics are remembered; what is older than the change of one that was forgotten is out of date. */
const MAX_TOPICS = 10_000

/** Databases that lag, and the number of the last change that each surely has. */
const readers = new WeakMap<Sql, () => number>()

/** Until a server hears of changes it may cache nothing that they would make wrong. */
let isHearing = false
/** How many changes this server has heard of. */
let count = 0
/** The number of the last change of each topic; those that changed last are at the end. */
const lastChanges = new Map<Topic, number>()
/** The number of the last change of everything. */
let lastOfAll = 0

/**
 * Says what has changed, in the transaction that changes it: every server hears it, and gives nothing again
 * that was made of these topics before. Who cannot name all that a reader may see otherwise says everything. This
 * server knows it when the transaction has committed: whoever changed something reads it, however late the event is.
 */
export async function publishChange(sql: Sql, topics: readonly Topic[] | 'everything') {
  if (topics.length === 0) return
  await publish(sql, 'changed', writeTopics(topics))
  afterCommit(sql, () => noteChange(topics))
}

export function hearsChanges() {
  return isHearing
}

/**
 * A moment for `hasChanged`, to be taken before reading what shall be cached. What is read from a replica is as old as
 * the last change that the replica is known to have.
 */
export function changeCount(reader?: Sql) {
  const countOf = reader && readers.get(reader)
  return countOf ? countOf() : count
}

/** Says which changes are surely in what this database gives. */
export function noteReader(reader: Sql, countOf: () => number) {
  readers.set(reader, countOf)
}

/** Whether any of the topics has changed since that moment. */
export function hasChanged(madeOf: MadeOf, since: number) {
  if (since === count) return false
  if (since < lastOfAll || madeOf === 'anything') return true
  return madeOf.some((topic) => (lastChanges.get(topic) ?? 0) > since)
}

/** From here on this server may cache. */
export async function listenForChanges(events: Events) {
  const { unlisten } = await events.listen('changed', {
    hear: (payload) => noteChange(readTopics(payload)),
    onHearing: () => setHearing(true),
    onLost: () => setHearing(false),
  })
  return {
    async close() {
      setHearing(false)
      await unlisten()
    },
  }
}

/** What happens while nobody hears is known to nobody: at the loss of the connection, and when it is back, all is out of date. */
function setHearing(hears: boolean) {
  isHearing = hears
  noteChange('everything')
}

function noteChange(topics: readonly Topic[] | 'everything') {
  count += 1
  if (topics === 'everything') {
    lastOfAll = count
    lastChanges.clear()
    return
  }
  for (const topic of topics) {
    lastChanges.delete(topic)
    lastChanges.set(topic, count)
  }
  for (const [oldest, number] of lastChanges) {
    if (lastChanges.size <= MAX_TOPICS) break
    lastChanges.delete(oldest)
    lastOfAll = number
  }
}
