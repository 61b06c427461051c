/** A paragraph, or the points of a list. */
type Part = string | readonly string[]

/** One article of the help, part for part the same in both languages. */
export type HelpText = {
  en: readonly Part[]
  ne: readonly Part[]
  /** Pages and other articles that help on. */
  links?: readonly string[]
}

/** By their slugs, as the contract names them. */
export type HelpTexts = Record<string, HelpText>
