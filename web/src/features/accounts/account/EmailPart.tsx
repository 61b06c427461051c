import type { OwnUser } from '@jes/contract/accounts/auth'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { SettingRow } from '#features/core/settings/SettingRow.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { EmailForm } from './EmailForm.tsx'
import { messages } from './messages.ts'
import { WaitingEmail } from './WaitingEmail.tsx'

/** The current address, and a new one that waits for its link. */
export function EmailPart({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <SettingRow label={text.email} hint={user.email ?? text.noEmail}>
        {user.emailVerified ? (
          <Chip tone="green" icon={<BadgeCheck />}>
            {text.verified}
          </Chip>
        ) : user.email ? (
          <>
            <Chip>{text.notVerified}</Chip>
            <LinkButton href="/verify-email?next=%2Fsetting%23account" size="sm">
              {text.verifyNow}
            </LinkButton>
          </>
        ) : null}
        <Button
          look="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={text.changeOf(text.email)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.change}
        </Button>
      </SettingRow>
      {user.newEmail && <WaitingEmail email={user.newEmail} onResend={() => setIsOpen(true)} />}
      {isOpen && <EmailForm email={user.newEmail} onDone={() => setIsOpen(false)} />}
    </>
  )
}
