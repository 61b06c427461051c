import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './composing.module.css'

type Props = { cancelLabel: string; onCancel: () => void; children: ReactNode }

/** Above the field: what is answered or edited. */
export function ComposingStrip({ cancelLabel, onCancel, children }: Props) {
  return (
    <div className={styles.strip}>
      <div>{children}</div>
      <IconButton label={cancelLabel} onClick={onCancel}>
        <X />
      </IconButton>
    </div>
  )
}
