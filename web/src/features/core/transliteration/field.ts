import type { RefObject } from 'react'

export type Field = RefObject<HTMLInputElement | HTMLTextAreaElement | null>

/** A field that stands already, and what is in it. */
export type TypingHelpProps = { field: Field; value: string; onChange: (text: string) => void }

/** What made the help come: a letter, or something pasted at a place. */
export type FirstUse = { pastedAt: number | null }
