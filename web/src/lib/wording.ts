import { createContext, type ReactNode } from 'react'

/** How words that people wrote are shown: what was found by a search has its words marked. */
export const Wording = createContext((words: string): ReactNode => words)
