import { overloaded } from './errors.ts'
import { countsOfGroup } from './metrics/counts.ts'

/** So many acts share one statement at most. */
const MOST_TOGETHER = 200
/** Beyond so many waiting acts of a kind a further one is refused with a retry. */
const MOST_WAITING = 5_000
/** An act that waited longer is refused: whoever sent it has given up, or is about to. */
const LONGEST_WAIT_MS = 5_000
const DEADLOCK = '40P01'

/** `busy`: somebody else has locked what it changes. `alone`: it is for the statement that does one act. */
export type Outcome<Result> = { result: Result } | 'busy' | 'alone'

type GroupOptions<Act, Result> = {
  /** For metrics. */
  name: string
  /** Acts with the same key are applied in the order of their arrival, never two in one statement. */
  keyOf?: (act: Act) => string
  /** What the act locks. */
  targetOf?: (act: Act) => string
  /**
   * Applies the acts in one transaction, with an outcome for each. Only for acts on one target may it wait for a lock:
   * who waits for none while holding some is in no deadlock.
   */
  write: (acts: Act[], options: { mayWait: boolean }) => Promise<Outcome<Result>[]>
  /** Applies one act, or says why not. */
  writeAlone: (act: Act) => Promise<Result>
}

type Waiting<Act, Result> = {
  act: Act
  key: string | null
  since: number
  resolve: (result: Result | Promise<Result>) => void
  reject: (error: unknown) => void
}

/**
 * Acts that arrive while a statement is under way share the next one, and its fsync. Each promise resolves when its act is on
 * disk. An act that fails costs the others nothing: they are done again, one by one.
 */
export function makeGroup<Act, Result>(options: GroupOptions<Act, Result>) {
  type Item = Waiting<Act, Result>
  const counts = countsOfGroup(options.name)
  let waiting: Item[] = []
  /** The keys of acts under way. */
  const busy = new Set<string>()
  let isWriting = false

  function add(act: Act) {
    return new Promise<Result>((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(overloaded())
      waiting.push({
        act,
        key: options.keyOf?.(act) ?? null,
        since: performance.now(),
        resolve,
        reject,
      })
      if (!isWriting) {
        isWriting = true
        // After what else arrived with it was read.
        setImmediate(() => void writeNext())
      }
    })
  }

  async function writeNext() {
    for (let items = takeNext(); items.length > 0; items = takeNext()) await writeGroup(items)
    isWriting = false
  }

  /** The longest waiting acts, one for each key. */
  function takeNext() {
    const latest = performance.now() - LONGEST_WAIT_MS
    const taken: Item[] = []
    waiting = waiting.filter((item) => {
      if (item.since < latest) {
        item.reject(overloaded())
        return false
      }
      if (taken.length >= MOST_TOGETHER || (item.key !== null && busy.has(item.key))) return true
      if (item.key !== null) busy.add(item.key)
      taken.push(item)
      return false
    })
    return taken
  }

  /** Those that are left over do not hold up the next group. */
  async function writeGroup(items: Item[]) {
    const { busy, alone } = await writeTogether(items, { mayWait: false })
    for (const some of byTarget(busy)) void writeBusy(some)
    for (const item of alone) writeAlone(item)
  }

  /** One statement for all who wait for the same lock. */
  async function writeBusy(items: Item[]) {
    const { busy, alone } = await writeTogether(items, { mayWait: true })
    for (const item of [...busy, ...alone]) writeAlone(item)
  }

  function writeAlone(item: Item) {
    counts.alone += 1
    settle(
      item,
      retryDeadlock(() => options.writeAlone(item.act)),
    )
  }

  /** Returns those that are to be done in another way: all of them if one failed. */
  async function writeTogether(items: Item[], how: { mayWait: boolean }) {
    const left: Record<'busy' | 'alone', Item[]> = { busy: [], alone: [] }
    counts.statements += 1
    try {
      const acts = items.map(({ act }) => act)
      const outcomes = await options.write(acts, how)
      for (const [index, item] of items.entries()) {
        const outcome = outcomes[index] ?? 'alone'
        if (typeof outcome === 'string') left[outcome].push(item)
        else settle(item, outcome.result)
      }
      counts.together += items.length - left.busy.length - left.alone.length
      return left
    } catch (error) {
      counts.failed += 1
      if (isOfOneAct(error)) return { busy: [], alone: items }
      for (const item of items) settle(item, Promise.reject(error))
      return left
    }
  }

  function settle(item: Item, result: Result | Promise<Result>) {
    void Promise.resolve(result)
      .then(item.resolve, item.reject)
      .finally(() => free(item))
  }

  /** An act of the same key may have waited for this one while nothing else arrived. */
  function free({ key }: Item) {
    if (key !== null) busy.delete(key)
    if (isWriting || waiting.length === 0) return
    isWriting = true
    void writeNext()
  }

  function byTarget(items: Item[]) {
    const groups = new Map<string, Item[]>()
    for (const item of items) {
      const target = options.targetOf?.(item.act) ?? ''
      groups.set(target, [...(groups.get(target) ?? []), item])
    }
    return [...groups.values()]
  }

  return add
}

/**
 * Whether PostgreSQL undid the group because of one act or a lock. After a lost connection nobody knows whether it was
 * committed, and an overloaded or stopping database is not asked again.
 */
function isOfOneAct(error: unknown) {
  const { code = '', severity } = error as { code?: string; severity?: string }
  return severity === 'ERROR' && !/^(08|25|53|57)/.test(code)
}

export async function retryDeadlock<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error
    return work()
  }
}
