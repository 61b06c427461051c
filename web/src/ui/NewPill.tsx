import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './NewPill.module.css'

type Props = { className?: string | undefined; onClick: () => void; children: ReactNode }

/** Shows that something new is above; nothing is inserted before a tap. */
export function NewPill({ className, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={classes(styles.pill, className)}
      aria-keyshortcuts="."
      onClick={onClick}
    >
      <ArrowUp size={16} />
      {children}
    </button>
  )
}
