import type { Schema } from '@jes/contract/lib/endpoint'
import { registry, toJSONSchema } from 'zod/v4/core'
import type { JsonSchema } from '#lib/jsonSchema.ts'
import { COMMON, WINGS } from './contract.ts'

type Direction = 'input' | 'output'
type Described = JsonSchema & { $ref?: string; $defs?: Record<string, object> }

const REF = '#/components/schemas/'

/** Every exported shape of the contract, by name: the document describes it once. */
export const SHAPES = new Map<string, Schema>(
  [...COMMON, ...Object.values(WINGS).flatMap(({ files }) => files)]
    .flatMap((file) => Object.entries(file))
    .filter((entry): entry is [string, Schema] => /^[A-Z]/.test(entry[0]) && isSchema(entry[1])),
)

const named = registry<{ id: string }>()
for (const [id, schema] of SHAPES) if (!named.has(schema)) named.add(schema, { id })

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Writes the schemas of requests and replies, and collects referenced shapes for `components.schemas`. */
export function schemaWriter() {
  const components: Record<string, JsonSchema> = {}

  function keep(shapes: Record<string, object>, direction: Direction) {
    for (const [id, shape] of Object.entries(shapes)) {
      components[nameOf(id, direction)] ??= withRefs(shape, direction) as JsonSchema
    }
  }

  function write(schema: Schema, direction: Direction): JsonSchema {
    const { $defs = {}, ...rest } = convert(schema, direction) as Described
    keep($defs, direction)
    return withRefs(rest, direction) as JsonSchema
  }

  /** Parameters of a URL are written field by field, also where the object has a name. */
  function writeFields(schema: Schema) {
    const { $defs = {}, $ref, ...rest } = convert(schema, 'input') as Described
    const { [String($ref).replace('#/$defs/', '')]: own = rest, ...others } = $defs
    keep(others, 'input')
    return withRefs(own, 'input') as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
  }

  return { write, writeFields, components }
}

function convert(schema: Schema, io: Direction, metadata = named): JsonSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any', metadata })
  return tidy(rest) as JsonSchema
}

/** A reply may have more fields tomorrow, so its schema is not closed; known names of fields are listed. */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const { additionalProperties, propertyNames, ...rest } = node as JsonSchema
  const named = rest.properties ? undefined : (rest.required as string[] | undefined)
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tidy(value)])),
    ...(named && {
      properties: Object.fromEntries(named.map((name) => [name, tidy(additionalProperties)])),
    }),
    ...(additionalProperties && !named
      ? { additionalProperties: tidy(additionalProperties), propertyNames: tidy(propertyNames) }
      : {}),
  }
}

function withRefs(node: unknown, direction: Direction): unknown {
  if (Array.isArray(node)) return node.map((part) => withRefs(part, direction))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref'
        ? [key, REF + nameOf(String(value).replace('#/$defs/', ''), direction)]
        : [key, withRefs(value, direction)],
    ),
  )
}

const unnamed = registry<{ id: string }>()
const names = new Map<string, string>()

/** One name where request and reply look the same, else two. */
function nameOf(id: string, direction: Direction) {
  if (direction === 'output') return id
  const known = names.get(id)
  if (known) return known
  const shape = SHAPES.get(id)!
  const [sent, answered] = (['input', 'output'] as const).map((io) =>
    JSON.stringify(convert(shape, io, unnamed)),
  )
  const name = sent === answered ? id : `${id}Input`
  names.set(id, name)
  return name
}
