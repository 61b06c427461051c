import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForChanges, publishChange } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { CASES } from '#test/cacheCases.ts'
import { cacheScene, hear, readAll } from '#test/cacheScene.ts'
import { sql } from '#test/world.ts'

const FEATURES = join(import.meta.dirname, 'features')

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  // The clock stands still: nothing is fresh only because it grew old.
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await changes.close()
})

describe('nothing cached is older than a change', () => {
  test.each(CASES)('%s: %s', async (_by, _what, change, first) => {
    const scene = await cacheScene()
    await first?.(scene)
    await hear()
    const before = await readAll(scene)

    await change(scene)
    await hear()
    const after = await readAll(scene)
    await publishChange(sql, 'everything')
    await hear()
    expect(differing(after, await readAll(scene))).toEqual([])
    expect(differing(after, before)).not.toEqual([])
  })

  test('by whoever publishes one: a file that does not say everything has a case', () => {
    const narrow = filesIn(FEATURES).filter((file) => {
      const calls = readFileSync(file, 'utf8').match(/publishChange\((?!sql, 'everything'\))/g)
      return calls !== null && !file.endsWith('.test.ts')
    })
    const names = narrow.map((file) => relative(FEATURES, file).replace('.ts', ''))
    expect(names.toSorted()).toEqual([...new Set(CASES.map(([by]) => by))].toSorted())
  })
})

type Seen = Awaited<ReturnType<typeof readAll>>

/** Which reads do not see the same. */
function differing(one: Seen, other: Seen) {
  return Object.keys(one).filter((name) => !isDeepStrictEqual(one[name], other[name]))
}

function filesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name))
}
