import { createContext, type ReactNode } from 'react'

/** How texts of people are rendered: in search results their words are highlighted. */
export const Wording = createContext((words: string): ReactNode => words)
