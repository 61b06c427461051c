import type { NotificationFilter } from '@jes/contract/notifications/notifications'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#lib/language.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { Heading } from './Heading.tsx'
import { messages } from './messages.ts'
import { NotificationList } from './NotificationList.tsx'
import styles from './notifications.module.css'

type Props = { open: boolean; onClose: () => void }

/** The list over the page that one is on. Outside the footer, which is hidden on a wide screen. */
export function NotificationPanel({ open, onClose }: Props) {
  const text = useText(messages)
  const [filter, setFilter] = useState<NotificationFilter>('all')

  return createPortal(
    <Sheet open={open} onClose={onClose} label={text.title} header={<Heading as="h2" />}>
      <div className={styles.panel}>
        <NotificationList filter={filter} onFilter={setFilter} onGo={onClose} />
      </div>
    </Sheet>,
    document.body,
  )
}
