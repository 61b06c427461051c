import type { Inline } from '@jes/contract/core/body'

export type Wrapper =
  | { type: 'strong' | 'emphasis' | 'strike' | 'spoiler' }
  | { type: 'link'; url: string | null }

/** A piece of text, with what ends before it and what begins after it. */
export type Piece = {
  node: Inline | null
  /** How it was typed: a mention inside a link is only its text. */
  raw: string
  closes: number
  /** The innermost first. */
  opens: Wrapper[]
}

/** A run of stars, underscores, tildes or bars that may begin or end something. */
export type Run = Piece & {
  node: { type: 'text'; text: string }
  sign: string
  length: number
  /** How many of its signs have no partner yet. */
  left: number
  canOpen: boolean
  canClose: boolean
}

export type Bracket = { opener: Piece; isImage: boolean; runsFrom: number }

/** The state of parsing one paragraph. */
export type Scan = {
  text: string
  at: number
  pieces: Piece[]
  /** Stars, underscores, tildes and bars that have not found their partners yet. */
  runs: Run[]
  brackets: Bracket[]
  /** Brackets below this one surround a link and cannot become one. */
  deadBelow: number
}

export function literal(text: string): Piece {
  return { node: { type: 'text', text }, raw: text, closes: 0, opens: [] }
}
