import type { OwnUser } from '@jes/contract/accounts/auth'
import { useState } from 'react'
import { SettingRow } from '#features/core/settings/SettingRow.tsx'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { UsernameForm } from './UsernameForm.tsx'

export function UsernamePart({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const from = user.usernameFrom

  return (
    <>
      <SettingRow
        label={text.username}
        hint={
          <>
            @{user.username}
            {from && ` · ${text.usernameFrom(longDate(from))}`}
          </>
        }
      >
        {!from && (
          <Button
            look="line"
            size="sm"
            aria-expanded={isOpen}
            aria-label={text.changeOf(text.username)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text.change}
          </Button>
        )}
      </SettingRow>
      {isOpen && !from && <UsernameForm onDone={() => setIsOpen(false)} />}
    </>
  )
}
