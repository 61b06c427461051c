import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Sheet.module.css'
import { useModal } from './useModal.ts'
import { useSwipeDown } from './useSwipeDown.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** The name of the sheet; shown as its title unless there is a header. */
  label: string
  header?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

const messages = catalogue({ close: ['Close', 'बन्द गर्नुहोस्'] })

/** Rises from the bottom edge; Escape, a press beside it and a swipe down close it. */
export function Sheet({ open, onClose, label, header, children, footer }: Props) {
  const text = useText(messages)
  const modal = useModal({ open, onClose })
  const swipe = useSwipeDown(modal.ref, onClose)
  if (!modal.isMounted) return null

  return (
    <dialog ref={modal.ref} {...modal.handlers} aria-label={label} className={styles.sheet}>
      <div className={styles.panel} {...swipe}>
        <div className={styles.grabber} />
        <header className={styles.header}>
          <div className={styles.heading}>
            {header ?? <h2 className={styles.title}>{label}</h2>}
          </div>
          <IconButton label={text.close} size="tap" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.body} data-scroller>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
