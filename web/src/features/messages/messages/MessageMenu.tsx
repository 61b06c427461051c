import type { Message } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { type ComponentProps, useState } from 'react'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { useSession } from '#lib/session.ts'
import { Menu } from '#ui/Menu.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { useMessageItems } from './useMessageItems.tsx'
import { useSignItems } from './useSignItems.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'children'> & {
  message: Message
  talk: Talk
  startsAt: MenuEnd
}

/** What one can do with a message. In the request of a stranger nothing that would answer it. */
export function MessageMenu({ message, talk, label, startsAt, children }: Props) {
  const [asked, setAsked] = useState<'me' | 'all' | null>(null)
  const isMine = useSession(({ user }) => user?._id === message.user)
  const isOpen = talk.folder === 'talks' && !message.isDeleted
  const signs = useSignItems(message)
  const items = useMessageItems(message, { isMine, isOpen, onRemove: setAsked })
  const report = useReportItem({
    kind: 'user',
    id: message.user,
    messages: { talk: message.talk, seqs: [message.seq] },
  })
  return (
    <>
      <Menu
        label={label}
        items={[
          ...(isOpen ? signs : []),
          ...items,
          ...(isMine || message.isDeleted ? [] : [report.item]),
        ]}
        startsAt={startsAt}
      >
        {children}
      </Menu>
      <RemoveQuestion message={message} whose={asked} onDone={() => setAsked(null)} />
      {report.dialog}
    </>
  )
}
