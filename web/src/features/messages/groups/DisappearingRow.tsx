import type { Talk } from '@jes/contract/messages/talks'
import { ChevronRight, Timer } from 'lucide-react'
import { useState } from 'react'
import { DisappearingDialog } from '#features/messages/messages/DisappearingDialog.tsx'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { InfoRow } from './InfoRow.tsx'
import { messages } from './messages.ts'

/** How long messages stay; admins change it. */
export function DisappearingRow({ talk }: { talk: Talk }) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <InfoRow icon={<Timer />} title={text.disappearing} hint={text[talk.disappearing]}>
      {talk.group?.isAdmin && (
        <IconButton size="tap" label={text.disappearing} onClick={() => setIsOpen(true)}>
          <ChevronRight />
        </IconButton>
      )}
      <DisappearingDialog talk={talk} open={isOpen} onClose={() => setIsOpen(false)} />
    </InfoRow>
  )
}
