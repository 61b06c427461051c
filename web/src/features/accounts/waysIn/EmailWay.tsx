import type { OwnUser } from '@jes/contract/accounts/auth'
import { BadgeCheck, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'
import { WayActions, type WayTask } from './WayActions.tsx'
import { WayRow } from './WayRow.tsx'

const EmailForm = lazy(async () => ({
  default: (await import('#features/accounts/account/EmailForm.tsx')).EmailForm,
}))
const RemoveEmail = lazy(async () => ({
  default: (await import('#features/accounts/account/RemoveEmail.tsx')).RemoveEmail,
}))

export function EmailWay({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const [task, setTask] = useState<WayTask>(null)
  const close = () => setTask(null)

  return (
    <WayRow
      icon={<Mail aria-hidden="true" />}
      name={text.email}
      chip={
        user.email && (
          <Chip
            size="sm"
            tone={user.emailVerified ? 'green' : 'grey'}
            icon={user.emailVerified && <BadgeCheck />}
          >
            {user.emailVerified ? text.verified : text.notVerified}
          </Chip>
        )
      }
      line={user.email ?? text.noEmail}
      action={
        <WayActions
          of={text.email}
          has={user.email !== null}
          isLast={!user.phone}
          task={task}
          onTask={setTask}
        />
      }
    >
      {task && (
        <Suspense>
          {task === 'change' ? (
            <EmailForm email={user.newEmail} onDone={close} />
          ) : (
            <RemoveEmail onDone={close} />
          )}
        </Suspense>
      )}
    </WayRow>
  )
}
