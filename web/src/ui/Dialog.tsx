import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { nudge } from './nudge.ts'
import { useModal } from './useModal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'lg'
  /** When false only its own buttons close it; a press beside it shakes it. */
  dismissible?: boolean
  closeButton?: boolean
}

const messages = catalogue({ close: ['Close', 'बन्द गर्नुहोस्'] })

/** An element with data-autofocus inside gets the focus when it opens. */
export function Dialog(props: Props) {
  const { open, onClose, title, children, footer, size = 'sm' } = props
  const { dismissible = true, closeButton = true } = props
  const text = useText(messages)
  const titleId = useId()
  const modal = useModal({ open, onClose, dismissible, onRefuse: nudge })
  if (!modal.isMounted) return null

  return (
    <dialog
      ref={modal.ref}
      {...modal.handlers}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[size])}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeButton && (
            <IconButton label={text.close} onClick={onClose} className={styles.close}>
              <X />
            </IconButton>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
