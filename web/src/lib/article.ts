/** A paragraph, or the points of a list. */
export type Part = string | readonly string[]

export type Section = {
  heading: string
  body: readonly Part[]
  /** Where to go from here. */
  links?: readonly { href: string; label: string }[]
}

/** A longer text, with the same structure in both languages. */
export type Article = {
  title: string
  lead: string
  sections: readonly Section[]
}

/** The id of a section in an address. */
export function partId(index: number) {
  return `part-${index + 1}`
}
