import type { ReactNode } from 'react'
import { InOrder } from '#ui/InOrder.tsx'
import { partsOf } from './codeParts.ts'
import styles from './colourCode.module.css'

/** Code with its comments, strings, numbers and keywords in colour. */
export function colourCode(text: string, language: string): ReactNode {
  return (
    <InOrder of={partsOf(text, language)}>
      {({ kind, text }) => (kind ? <span className={styles[kind]}>{text}</span> : text)}
    </InOrder>
  )
}
