/** A paragraph, or the points of a list. */
type Part = string | readonly string[]

/** One help article, with the same structure in both languages. */
export type HelpText = {
  en: readonly Part[]
  ne: readonly Part[]
  /** Links to pages and other articles. */
  links?: readonly string[]
}

/** By their slugs, as the contract names them. */
export type HelpTexts = Record<string, HelpText>
