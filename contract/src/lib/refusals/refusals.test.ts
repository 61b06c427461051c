import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Schema } from '@jes/contract/lib/endpoint'
import { expect, test } from 'vitest'
import { because, readBecause } from './because.ts'
import { CODES } from './codes.ts'
import { ENGLISH } from './english.ts'
import { NEPALI } from './nepali.ts'
import { say } from './say.ts'

const CONTRACT = fileURLToPath(new URL('../..', import.meta.url))
const SERVER = fileURLToPath(new URL('../../../../server/src', import.meta.url))

test('whatever a schema complains of has a reason of the catalogue', async () => {
  const complaints = new Set<string>()
  for (const file of sourcesIn(CONTRACT)) {
    const exported: Record<string, unknown> = await import(file)
    for (const value of Object.values(exported)) collectComplaints(value, complaints)
  }

  expect(complaints.size).toBeGreaterThan(100)
  const lost = [...complaints].filter((one) => !(readBecause(one).reason in ENGLISH))
  expect(lost).toEqual([])
  // Reading the whole contract takes long on a busy machine.
}, 30_000)

test('every reason of the catalogue is given somewhere', () => {
  const sources = [...sourcesIn(CONTRACT), ...sourcesIn(SERVER)]
    .filter((file) => !/refusals\/(english|nepali)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const given = new Set(sources.flatMap((source) => source.match(/(?<=')[a-z]+\.[a-z_]+(?=')/g)))
  expect(Object.keys(CODES).filter((reason) => !given.has(reason))).toEqual([])
})

test('each language says every reason in its own script', () => {
  const all = Object.keys(CODES)
  const params = { name: 'sort', choices: ['hot'], provider: 'eSewa', min: 1, max: 2, line: 3 }
  const filled = all.map((reason) => `${reason} ${JSON.stringify(params)}`)
  expect(filled.filter((one) => /[\u0900-\u097f]/.test(say(ENGLISH, one)))).toEqual([])
  expect(filled.filter((one) => !/[\u0900-\u097f]/.test(say(NEPALI, one)))).toEqual([])
  expect(Object.keys(NEPALI).sort()).toEqual(all.sort())
})

test('parameters are written as each language writes them', () => {
  const price = because('money.price', { min: 10, max: 100_000 })
  expect(say(ENGLISH, price)).toBe('A price is Rs 10 to 100,000, in whole rupees')
  expect(say(NEPALI, price)).toBe('मूल्य रु. १० देखि १,००,००० सम्म, पूरा रुपैयाँमा हुन्छ')

  const sort = because('value.one_of', { name: 'sort', choices: ['hot', 'new', 'top'] })
  expect(say(ENGLISH, sort)).toBe('sort is hot, new or top')
  expect(say(NEPALI, sort)).toBe('sort भनेको hot, new वा top हो')
  const kind = because('value.one_of', { name: 'kind', choices: ['clip'] })
  expect(say(ENGLISH, kind)).toBe('kind is clip')
})

test('one minute is not said in the plural', () => {
  expect(say(ENGLISH, because('request.too_many', { minutes: 1 }))).toMatch(/in 1 minute\.$/)
  expect(say(ENGLISH, because('request.too_many', { minutes: 12 }))).toMatch(/in 12 minutes\.$/)
})

test('a reason is read back with what it was given', () => {
  const long = because('people.bio_long', { max: 300 })
  expect(readBecause(long)).toEqual({ reason: 'people.bio_long', params: { max: 300 } })
  expect(readBecause(because('hubs.banned'))).toEqual({ reason: 'hubs.banned' })
})

test('what is no reason is said as it is', () => {
  expect(say(NEPALI, 'Invalid input {')).toBe('Invalid input {')
})

function sourcesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}

/** Walks through schemas and endpoints, and collects the message of every check. */
function collectComplaints(value: unknown, into: Set<string>, seen = new Set<unknown>()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const def = (value as Partial<Schema>)._zod?.def as { error?: unknown } | undefined
  if (typeof def?.error === 'function') {
    const said: unknown = def.error({ code: 'custom', input: undefined })
    if (typeof said === 'string') into.add(said)
  }
  for (const part of Object.values(def ?? value)) collectComplaints(part, into, seen)
}
