import type { Schema } from '@jes/contract/lib/endpoint'
import fastJsonStringify from 'fast-json-stringify'
import { describeAnswer } from './jsonSchema.ts'

type Serialise = (answer: unknown) => string

const made = new WeakMap<Schema, Serialise>()

/**
 * Serialises what the contract describes, and nothing else. Made at the first reply: making those of all endpoints
 * took half of the time that a server needs to start.
 */
export function serialiserOf(schema: Schema): Serialise {
  return (answer) => {
    const known = made.get(schema)
    if (known) return known(answer)
    const serialise = fastJsonStringify(describeAnswer(schema))
    made.set(schema, serialise)
    return serialise(answer)
  }
}
