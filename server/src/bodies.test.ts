import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { readBecause } from '@jes/contract/lib/refusals/because'
import { ENGLISH } from '@jes/contract/lib/refusals/english'
import { beforeAll, describe, expect, test } from 'vitest'
import { check } from '#lib/check.ts'
import { at, isString, listEndpoints, nameOf, type Path, put, samplesOf } from '#test/bodies.ts'

const LONG = 'z'.repeat(100_000)
/** A password is hashed and never stored, so it is used byte for byte. */
const HASHED = /password$/i

let endpoints: AnyEndpoint[]

beforeAll(async () => {
  endpoints = await listEndpoints()
})

test('every body has a sample that the contract takes', () => {
  const samples = endpoints.flatMap((endpoint) =>
    samplesOf(endpoint).map(({ value }) => ({ endpoint, value })),
  )
  expect(samples.length).toBeGreaterThan(80)
  const refused = samples.filter(({ endpoint, value }) => check(endpoint.body, value).issues)
  expect(
    refused.map(({ endpoint, value }) => `${nameOf(endpoint)} ${JSON.stringify(value)}`),
  ).toEqual([])
})

describe('whatever string is sent', () => {
  test('holds nothing that cannot be stored once it is taken', () => {
    expect(
      poisoned()
        .map(({ endpoint, path, body }) => ({
          name: nameOf(endpoint),
          path,
          ...check(endpoint.body, body),
        }))
        .filter(({ data }) => /\\u0000|\\ud8|\\u202e|\\ufeff/.test(JSON.stringify(data)))
        .map(({ name, path }) => `${name} ${path.join('.')}`),
    ).toEqual([])
  })

  test('has a length at which it is refused', () => {
    const taken = strings().filter(
      ({ endpoint, value, path }) => !check(endpoint.body, put(value, path, LONG)).issues,
    )
    // A file of captions may be as long as this.
    expect(taken.map(({ endpoint }) => nameOf(endpoint))).toEqual([
      'PUT /api/clips/:id/captions/:language',
    ])
  })
})

test('whatever is wrong has a reason of the catalogue', () => {
  const wrong = [
    null,
    true,
    -1,
    0.5,
    1e12,
    '',
    'x',
    '?',
    LONG,
    [],
    {},
    Array(300).fill('x'),
    undefined,
  ]
  const reasons = new Set<string>()
  for (const endpoint of endpoints) {
    for (const { value, leaves } of samplesOf(endpoint)) {
      for (const { path } of leaves) {
        for (const one of [...wrong, { unknown: 1 }])
          collect(endpoint, put(value, path, one), reasons)
      }
      collect(endpoint, { ...value, unknown: 1 }, reasons)
    }
  }
  expect(reasons.size).toBeGreaterThan(80)
  expect([...reasons].filter((reason) => !(reason in ENGLISH))).toEqual([])
})

function collect(endpoint: AnyEndpoint, body: unknown, into: Set<string>) {
  for (const { because } of check(endpoint.body, body).issues ?? [])
    into.add(readBecause(because).reason)
}

/** Every string field of every body. */
function strings() {
  return endpoints.flatMap((endpoint) =>
    samplesOf(endpoint).flatMap(({ value, leaves }) =>
      leaves
        .filter((leaf) => isString(leaf) && !HASHED.test(String(leaf.path.at(-1))))
        .map(({ path }) => ({ endpoint, value, path })),
    ),
  )
}

/** The same, each with what must not be stored, alone and inside a valid text. */
function poisoned() {
  return strings().flatMap(({ endpoint, value, path }) =>
    poisonsOf(value, path).map((poison) => ({ endpoint, path, body: put(value, path, poison) })),
  )
}

function poisonsOf(value: unknown, path: Path) {
  const good = String(at(value, path))
  const half = Math.ceil(good.length / 2)
  return ['\0', '\ud800', '\u202e', '\ufeff'].flatMap((poison) => [
    poison,
    `${good.slice(0, half)}${poison}${good.slice(half)}`,
    `${good}${poison}`,
  ])
}
