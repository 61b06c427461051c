import type { OwnUser } from '@jes/contract/accounts/auth'
import { BadgeCheck, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'
import { WayRow } from './WayRow.tsx'

const EmailForm = lazy(async () => ({
  default: (await import('#features/accounts/account/EmailForm.tsx')).EmailForm,
}))

export function EmailWay({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <WayRow
      icon={<Mail aria-hidden="true" />}
      name={text.email}
      chip={
        <Chip
          size="sm"
          tone={user.emailVerified ? 'green' : 'grey'}
          icon={user.emailVerified && <BadgeCheck />}
        >
          {user.emailVerified ? text.verified : text.notVerified}
        </Chip>
      }
      line={user.email}
      action={
        <Button
          look="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={text.changeOf(text.email)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.change}
        </Button>
      }
    >
      {isOpen && (
        <Suspense>
          <EmailForm email={user.newEmail} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </WayRow>
  )
}
