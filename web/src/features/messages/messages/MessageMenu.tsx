import type { Message } from '@jes/contract/messages/messages'
import { Ellipsis } from 'lucide-react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { messages } from './messages.ts'
import styles from './talk.module.css'

/** What one can do with a message of the other. */
export function MessageMenu({ message }: { message: Message }) {
  const text = useText(messages)
  const report = useReportItem({
    kind: 'user',
    id: message.user,
    messages: { talk: message.talk, seqs: [message.seq] },
  })
  return (
    <>
      <Menu label={text.ofMessage} items={[report.item]}>
        {(trigger) => (
          <IconButton label={text.ofMessage} className={styles.menu} {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu>
      {report.dialog}
    </>
  )
}
