import type { OwnUser } from '@jes/contract/accounts/auth'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { WayRow } from './WayRow.tsx'

const ChangePassword = lazy(async () => ({
  default: (await import('#features/accounts/security/ChangePassword.tsx')).ChangePassword,
}))

export function PasswordWay({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <WayRow
      icon={<KeyRound aria-hidden="true" />}
      name={text.password}
      line={user.hasPassword ? text.passwordSet : text.noPassword}
      action={
        <Button
          look="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={user.hasPassword ? text.changeOf(text.password) : text.setOf(text.password)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {user.hasPassword ? text.change : text.set}
        </Button>
      }
    >
      {isOpen && (
        <Suspense>
          <ChangePassword />
        </Suspense>
      )}
    </WayRow>
  )
}
