import { readdirSync } from 'node:fs'
import { type AnyEndpoint, isNothing, type Schema } from '@jes/contract/lib/endpoint'
import { safeParse } from 'zod/v4/core'

/** The path of a value in a body: keys and indexes. */
export type Path = (string | number)[]
export type Leaf = { path: Path; schema: Schema }

type Def = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
  values?: unknown[]
  entries?: Record<string, string>
}

/** One of these fits every string and number of the contract. */
const STRINGS = [
  'Namaste saathi, momo khane?',
  'momo',
  'a',
  '1',
  '123456',
  'sita@jes.example',
  'example.com',
  'https://jes.example/momo',
  '/help',
  '9812345678',
  'ABCDEFGH',
  '2026-11',
  '2027-01-01T00:00:00.000Z',
  '22:00',
  'Asia/Kathmandu',
  'B'.repeat(87),
  'B'.repeat(22),
  'B'.repeat(43),
  'b'.repeat(32),
  '00000000-0000-4000-8000-000000000000',
]
const NUMBERS = [1, 0, 24, 60, 100, 1_000, 100_000, 0.5]

const CONTRACT = new URL('../../contract/src/', import.meta.url)

/** Values that depend on each other, which a schema does not say. */
const RELATED: Record<string, object> = {
  'POST /api/admin/announcements': { endsAt: '2027-02-01T00:00:00.000Z' },
  'PATCH /api/admin/announcements/:id': { endsAt: '2027-02-01T00:00:00.000Z' },
  'POST /api/auth/verify-email': { code: undefined },
  'PATCH /api/settings': { quietHours: { from: '22:00', to: '06:00', zone: 'Asia/Kathmandu' } },
  'POST /api/clips': { trim: { fromMs: 0, toMs: 5_000 } },
}
/** No body has more alternatives in one place. */
const MOST_OPTIONS = 5

/** Every endpoint of the contract. */
export async function listEndpoints() {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!lib)[\w/]+\.ts$/.test(file),
  )
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(new URL(file, CONTRACT).href)),
  )
  return modules
    .flatMap((exported) => Object.values(exported))
    .flatMap((value) => (typeof value === 'object' && value ? Object.values(value) : []))
    .filter(isEndpoint)
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

export function nameOf({ method, path }: AnyEndpoint) {
  return `${method} ${path}`
}

/** A body of an endpoint for each of its alternatives, with all optional fields, and their paths. */
export function samplesOf(endpoint: AnyEndpoint) {
  if (isNothing(endpoint.body)) return []
  const samples = Array.from({ length: MOST_OPTIONS }, (_, option) => {
    const leaves: Leaf[] = []
    const value = {
      ...(fill(endpoint.body, [], leaves, option) as object),
      ...RELATED[nameOf(endpoint)],
    }
    return { value, leaves }
  })
  const texts = samples.map(({ value }) => JSON.stringify(value))
  return samples.filter((_, at) => texts.indexOf(texts[at]!) === at)
}

/** The string parameters of a query; those with a closed set of values are left out. */
export function stringsOf(schema: Schema) {
  if (isNothing(schema)) return []
  const leaves: Leaf[] = []
  fill(schema, [], leaves, 0)
  return leaves.filter(isString).map(({ path }) => String(path[0]))
}

export function isString({ schema }: Leaf) {
  return defOf(schema).type === 'string'
}

export function at(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], body)
}

/** The same body with another value at one path. */
export function put(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((part, at) => (at === key ? put(part, rest, value) : part))
  const held = body as Record<string, unknown>
  return { ...held, [key]: put(held[key], rest, value) }
}

function fill(schema: Schema, path: Path, leaves: Leaf[], option: number): unknown {
  const def = defOf(schema)
  const into = (inner: Schema | undefined, key?: string | number) =>
    fill(inner!, key === undefined ? path : [...path, key], leaves, option)
  if (def.type === 'object') {
    leaves.push({ path, schema })
    return Object.fromEntries(
      Object.entries(def.shape!).map(([key, inner]) => [key, into(inner, key)]),
    )
  }
  if (def.type === 'array') {
    leaves.push({ path, schema })
    return enough(schema, into(def.element, 0))
  }
  if (def.innerType) return into(def.innerType)
  if (def.type === 'pipe') return into(def.in)
  if (def.type === 'union') return into(def.options?.[Math.min(option, def.options.length - 1)])
  leaves.push({ path, schema })
  return simple(schema, def)
}

/** As many items as the list must have. */
function enough(schema: Schema, one: unknown) {
  const lists = [1, 2, 3].map((count) => Array(count).fill(one))
  return lists.find((list) => safeParse(schema, list).success) ?? [one]
}

function simple(schema: Schema, def: Def) {
  if (def.type === 'enum') return Object.values(def.entries!)[0]
  if (def.type === 'literal') return def.values?.[0]
  if (def.type === 'boolean') return true
  const choices = def.type === 'string' ? STRINGS : NUMBERS
  return choices.find((choice) => safeParse(schema, choice).success)
}

function defOf(schema: Schema) {
  return schema._zod.def as unknown as Def
}
