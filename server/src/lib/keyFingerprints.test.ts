import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#test/freshDatabase.ts'
import { type Database, openDatabase } from './db.ts'
import { acceptKey, compareKeys, expectKnownKeys, type SiteKey } from './keyFingerprints.ts'

let sql: Database
beforeEach(async () => {
  const database = openDatabase(await freshDatabase(), { max: 4 })
  onTestFinished(() => database.end())
  sql = database
})

function serverKeys(place: string): SiteKey[] {
  const names: SiteKey['name'][] = ['sealing', 'device', 'push']
  return names.map((name) => ({ name, place, fingerprint: randomBytes(32), loss: 'it is lost' }))
}

describe('the keys of a site', () => {
  test('are those of its first server, which starts again and again', async () => {
    const keys = serverKeys('the first')
    expect((await compareKeys(sql, keys)).map(({ since }) => since)).toEqual([null, null, null])
    await expectKnownKeys(sql, keys)
    const [before] = await compareKeys(sql, keys)
    await expectKnownKeys(sql, keys)
    expect((await compareKeys(sql, keys))[0]).toEqual(before)
  })

  test('are not replaced by a server with others, though nothing is sealed: it is told which and what to do', async () => {
    const [first, second] = [serverKeys('the first'), serverKeys('the second')]
    await expectKnownKeys(sql, first)
    await expect(expectKnownKeys(sql, [first[0]!, first[1]!, second[2]!])).rejects.toThrow(
      /^The push key of this server \(the second\) is not the one that this site has used since 20.*run npx jes keys accept push: it is lost\.$/,
    )
    await expect(expectKnownKeys(sql, second)).rejects.toThrow(/sealing.*\n.*device.*\n.*push/)
    await expectKnownKeys(sql, first)
  })

  test('are of one server, where two start at once for the first time', async () => {
    const both = [serverKeys('one'), serverKeys('another')]
    const started = await Promise.allSettled(both.map((keys) => expectKnownKeys(sql, keys)))
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('are changed on purpose, one by one; then the others are refused', async () => {
    const [first, second] = [serverKeys('the first'), serverKeys('the second')]
    await expectKnownKeys(sql, first)
    await acceptKey(sql, second[0]!)
    await expectKnownKeys(sql, [second[0]!, first[1]!, first[2]!])
    await expect(expectKnownKeys(sql, first)).rejects.toThrow('The sealing key of this server')
  })
})
