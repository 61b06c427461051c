import type { Message } from '@jes/contract/messages/messages'
import type { ComponentProps } from 'react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'children'> & {
  message: Message
  startsAt: MenuEnd
}

/** What one can do with a message of the other. */
export function MessageMenu({ message, label, startsAt, children }: Props) {
  const report = useReportItem({
    kind: 'user',
    id: message.user,
    messages: { talk: message.talk, seqs: [message.seq] },
  })
  return (
    <>
      <Menu label={label} items={[report.item]} startsAt={startsAt}>
        {children}
      </Menu>
      {report.dialog}
    </>
  )
}
