import type { ErrorCode } from '@jes/contract/lib/errors'

/** What a reason says: a sentence, or one made from its parameters. */
export type Sentence = string | ((params: never) => string)

/** The reasons of a wing, under the code with which they refuse; a field's stand under `invalid`. */
export type Wing = Partial<Record<ErrorCode, Record<string, Sentence>>>

type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type SentencesOf<W> = W extends unknown ? W[keyof W] : never

/** All reasons of some wings beside each other, whatever their code. */
export type Flat<Wings> = Merged<SentencesOf<Wings>>

/** The same reasons in Nepali: one that is missing, or of another name, does not compile. */
export type Nepali<W> = {
  [Reason in keyof Flat<W>]: Flat<W>[Reason] extends (params: infer Params) => string
    ? string | ((params: Params) => string)
    : string
}

export type Min = { min: number }
export type Max = { max: number }
export type MinMax = Min & Max
export type OneOf = { name: string; choices: readonly string[] }
