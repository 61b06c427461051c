import type { OpenApi } from '#features/site/openapi/document.ts'
import type { seeded } from '../seeded.ts'
import { HEADERS, NUMBERS, OTHERS, RAW_BODIES, RAW_PARTS, STRINGS } from './values.ts'

/** Ids and names of things by the first word of their path, and cursors that replies have shown. */
export type Known = { pools: Record<string, string[]>; cursors: string[] }
type Random = ReturnType<typeof seeded>
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example?: unknown
}
type Media = Record<string, { schema: { properties?: object }; example?: unknown }>

/** One operation of the OpenAPI document. */
export type Operation = {
  id: string
  method: string
  path: string
  parameters: Parameter[]
  content: Media | null
  statuses: number[]
}

export type FuzzRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []) as Parameter[],
      content: (operation.requestBody as { content: Media } | undefined)?.content ?? null,
      statuses: Object.keys(operation.responses as object).map(Number),
    })),
  )
}

/** A request to this operation: the documented example with true ids, in a few places something else. */
export function requestFor(operation: Operation, world: Known, random: Random): FuzzRequest {
  const { method, path, parameters, content } = operation
  const isOften = (percent: number) => random.between(1, 100) <= percent
  const idFor = () => idOf(path, world, random)

  const address = path.replace(/\{\w+\}/g, () => {
    if (isOften(80)) return encodeURIComponent(idFor())
    // Without any text it would be the path of another operation.
    return isOften(30) ? random.oneOf(RAW_PARTS) : encode(random.oneOf(STRINGS)) || '%20'
  })
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || isOften(40)))
    .map(({ name, example }) => {
      if (name === 'cursor' && isOften(80)) return `${name}=${encode(cursorFrom(world, random))}`
      if (isOften(35)) return `${name}=${encode(random.oneOf(STRINGS))}`
      if (isOften(5)) return `${name}=${random.oneOf(RAW_PARTS)}`
      return `${name}=${encode(isId(example) ? idFor() : String(example))}`
    })
  if (isOften(3)) query.push(`${random.oneOf(['a[]', '__proto__', 'limit', 'cursor'])}=1`)

  const headers: Record<string, string> = {}
  for (const { name, in: place, example } of parameters)
    if (place === 'header' && isOften(90))
      headers[name.toLowerCase()] = isOften(70) ? String(example) : header(random.oneOf(STRINGS))
  if (isOften(15)) {
    const name = random.oneOf(Object.keys(HEADERS))
    headers[name] = header(random.oneOf(HEADERS[name]!))
  }
  const url = query.length > 0 ? `${address}?${query.join('&')}` : address
  const body = content ? bodyFor(content, { world, random, idFor }) : null
  return {
    method,
    url: url.slice(0, 8_000),
    headers: { ...(body && { 'content-type': body.type }), ...headers },
    ...(body && { payload: body.payload }),
  }
}

type Means = { world: Known; random: Random; idFor: () => string }

function bodyFor(content: Media, { random, idFor }: Means) {
  const [type = ''] = Object.keys(content)
  if (type === 'multipart/form-data') return formFor(content[type]!, random)
  if (type !== 'application/json')
    return { type, payload: Buffer.from(random.oneOf(STRINGS).slice(0, 1_000)) }
  if (random.between(1, 100) <= 4) return { type, payload: random.oneOf(RAW_BODIES) }
  let body: unknown = withIds(structuredClone(content[type]!.example), idFor)
  const changes = random.oneOf([0, 0, 1, 1, 1, 2, 4])
  for (let change = 0; change < changes; change++) body = changed(body, random)
  return { type, payload: JSON.stringify(body) ?? '' }
}

function formFor({ schema }: Media[string], random: Random) {
  const mark = 'jes-fuzz'
  const parts = Object.keys(schema.properties ?? {})
    .filter(() => random.between(0, 2) > 0)
    .map((name) => {
      const isFile = ['file', 'coverImage', 'icon'].includes(name) && random.between(0, 3) > 0
      const end = isFile ? '; filename="a.png"\r\ncontent-type: image/png' : ''
      const value = random.oneOf([
        ...STRINGS,
        'true',
        '["momo"]',
        '[{"title":"a","description":""}]',
      ])
      return `--${mark}\r\ncontent-disposition: form-data; name="${name}"${end}\r\n\r\n${value}\r\n`
    })
  const end = random.between(0, 9) === 0 ? '' : `--${mark}--\r\n`
  return {
    type: `multipart/form-data; boundary=${mark}`,
    payload: Buffer.from(parts.join('') + end),
  }
}

/** The same value with one part replaced, left out, or added. */
function changed(value: unknown, random: Random): unknown {
  const isHolder = typeof value === 'object' && value !== null
  if (!isHolder || random.between(0, 9) === 0) return anything(random)
  const keys = Object.keys(value)
  if (keys.length === 0 || random.between(0, 9) === 0)
    return Array.isArray(value)
      ? [...value, anything(random)]
      : {
          ...value,
          [random.oneOf(['extra', '_id', 'isAdmin', 'role', 'toJSON'])]: anything(random),
        }
  const key = random.oneOf(keys)
  const held = value as Record<string, unknown>
  if (random.between(0, 9) === 0) {
    const { [key]: _, ...rest } = held
    return Array.isArray(value) ? value.slice(1) : rest
  }
  const next = changed(held[key], random)
  return Array.isArray(value)
    ? value.map((one, at) => (String(at) === key ? next : one))
    : { ...held, [key]: next }
}

function anything(random: Random): unknown {
  const which = random.between(0, 9)
  if (which < 5) return random.oneOf(STRINGS)
  return which < 8 ? random.oneOf(NUMBERS) : random.oneOf(OTHERS)
}

function withIds(value: unknown, idFor: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, idFor))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withIds(inner, idFor)]),
    )
  return isId(value) ? idFor() : value
}

/** An id of the kind that the path is about, or of any other. */
function idOf(path: string, { pools }: Known, random: Random) {
  const own = Object.keys(pools).find((name) => path.startsWith(`/api/${name}/`))
  const pool = own && random.between(0, 9) < 7 ? own : random.oneOf(Object.keys(pools))
  return random.oneOf(pools[pool]!)
}

function isId(value: unknown) {
  return typeof value === 'string' && /^\d{15,19}$/.test(value)
}

/** One that we handed out, whole or with a part of it changed; or one that we never wrote. */
function cursorFrom({ cursors }: Known, random: Random) {
  const known = cursors.length > 0 ? random.oneOf(cursors) : 'MQ'
  const parts = Buffer.from(known, 'base64url').toString().split(' ')
  const which = random.between(0, 3)
  if (which === 0) return known
  if (which === 1) return known.slice(0, random.between(0, known.length))
  parts[random.between(0, parts.length - 1)] = random.oneOf(STRINGS)
  return Buffer.from(parts.join(' ')).toString('base64url')
}

/** Half a pair of surrogates has no form in an address: its bytes are sent. */
function encode(text: string) {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

/** What Node sends in a header: nothing beyond Latin-1, and no line breaks. */
function header(text: string) {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
}
