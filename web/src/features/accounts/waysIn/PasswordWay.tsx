import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { WayRow } from './WayRow.tsx'

const ChangePassword = lazy(async () => ({
  default: (await import('#features/accounts/security/ChangePassword.tsx')).ChangePassword,
}))

export function PasswordWay() {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <WayRow
      icon={<KeyRound aria-hidden="true" />}
      name={text.password}
      line={text.passwordSet}
      action={
        <Button
          look="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={text.changeOf(text.password)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.change}
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
