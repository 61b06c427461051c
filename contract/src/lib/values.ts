import * as z from 'zod/mini'
import { type BoundsReason, because, withBounds } from './refusals/because.ts'

/** One of some words; the refusal of another lists them. */
export function choiceOf<const Words extends readonly string[]>(name: string, choices: Words) {
  return z.enum(choices, because('value.one_of', { name, choices }))
}

export function wholeNumber({ min, max, why }: { min: number; max: number; why: BoundsReason }) {
  const problem = withBounds(why, { min, max })
  return z.int(problem).check(z.gte(min, problem), z.lte(max, problem))
}

export function flagOf(name: string) {
  return z.boolean(because('value.one_of', { name, choices: ['true', 'false'] }))
}
