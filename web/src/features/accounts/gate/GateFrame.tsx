import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { nudge } from '#ui/nudge.ts'
import { useModal } from '#ui/useModal.ts'
import { useSwipeDown } from '#ui/useSwipeDown.ts'
import styles from './GateFrame.module.css'
import { messages } from './messages.ts'

type Props = {
  open: boolean
  onClose: () => void
  icon: ReactNode
  tone?: 'up' | 'down'
  title: string
  /** When false only the cross closes it; a press beside it shakes it. */
  dismissible?: boolean
  children: ReactNode
}

/** A bottom sheet on a phone, a dialog on a desktop. */
export function GateFrame(props: Props) {
  const { open, onClose, icon, tone = 'up', title, dismissible = true, children } = props
  const text = useText(messages)
  const titleId = useId()
  const modal = useModal({ open, onClose, dismissible, onRefuse: nudge })
  const swipe = useSwipeDown(modal.ref, onClose)
  if (!modal.isMounted) return null

  return (
    <dialog ref={modal.ref} {...modal.handlers} aria-labelledby={titleId} className={styles.frame}>
      <div className={styles.panel} {...(dismissible && swipe)}>
        {dismissible && <div className={styles.grabber} />}
        <header className={styles.header}>
          <span className={styles.icon} data-tone={tone}>
            {icon}
          </span>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={text.close} size="tap" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.body} data-scroller>
          {children}
        </div>
      </div>
    </dialog>
  )
}
