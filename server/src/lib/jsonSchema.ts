import type { Schema } from '@jes/contract/lib/endpoint'
import { toJSONSchema } from 'zod/v4/core'

export type JsonSchema = Record<string, unknown>

/** The contract as JSON Schema, for the OpenAPI document. */
export function describe(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The same, in the dialect of the serialiser: it writes `nullable` fast and must validate `anyOf` slowly. */
export function describeAnswer(schema: Schema): JsonSchema {
  return withNullable(describe(schema, 'output')) as JsonSchema
}

function withNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullable)
  if (typeof node !== 'object' || node === null) return node
  const { anyOf, ...rest } = node as { anyOf?: JsonSchema[] } & JsonSchema
  const others = anyOf?.filter((option) => option.type !== 'null')
  if (anyOf && others?.length === 1 && others.length < anyOf.length) {
    return { ...(withNullable({ ...rest, ...others[0] }) as JsonSchema), nullable: true }
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullable(value)]))
}
