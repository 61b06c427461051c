import type { RefObject } from 'react'

export type Field = RefObject<HTMLInputElement | HTMLTextAreaElement | null>

/** An existing field, and its text. */
export type TypingHelpProps = { field: Field; value: string; onChange: (text: string) => void }

/** What loaded the typing help: a letter, or a paste at a position. */
export type FirstUse = { pastedAt: number | null }
