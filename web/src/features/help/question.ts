export type Question = {
  question: string
  answer: string
  /** Where the answer leads. */
  link?: { href: string; label: string }
}
