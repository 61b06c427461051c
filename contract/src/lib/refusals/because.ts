import type { English } from './english.ts'
import type { MinMax } from './types.ts'

export type Reason = keyof English
type ParamsOf<R extends Reason> = English[R] extends (params: infer Params) => string
  ? Params
  : undefined
type PlainReason = { [R in Reason]: English[R] extends string ? R : never }[Reason]

/** A reason that speaks of bounds, or has no parameters. */
export type BoundsReason = {
  [R in Reason]: English[R] extends string ? R : MinMax extends ParamsOf<R> ? R : never
}[Reason]

export type Params = Record<string, string | number | string[]>

declare const said: unique symbol
/** A reason, with its parameters if it has some. It is one string, because an issue of zod carries nothing else. */
export type Because = PlainReason | (string & { [said]: true })

/**
 * Why something is refused, by name; the catalogues of the languages have the sentence.
 * @__NO_SIDE_EFFECTS__
 */
export function because<R extends Reason>(
  reason: R,
  ...[params]: ParamsOf<R> extends undefined ? [] : [params: ParamsOf<R>]
) {
  return (params ? `${reason} ${JSON.stringify(params)}` : reason) as Because
}

/** A reason with the bounds that were violated. */
export function withBounds(reason: BoundsReason, bounds: MinMax) {
  return `${reason} ${JSON.stringify(bounds)}` as Because
}

const BECAUSE = /^([a-z]+\.[a-z_]+)(?: (\{.*\}))?$/s

/** A text that is no reason is returned as its own name. */
export function readBecause(because: string): { reason: string; params?: Params } {
  const [, reason = because, params] = BECAUSE.exec(because) ?? []
  return { reason, ...(params && { params: JSON.parse(params) as Params }) }
}
