import type { OwnUser } from '@jes/contract/accounts/auth'
import { BadgeCheck, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'
import { WayActions, type WayTask } from './WayActions.tsx'
import { WayRow } from './WayRow.tsx'

const PhoneChangeForm = lazy(async () => ({
  default: (await import('#features/accounts/phone/PhoneChangeForm.tsx')).PhoneChangeForm,
}))
const RemovePhone = lazy(async () => ({
  default: (await import('#features/accounts/phone/RemovePhone.tsx')).RemovePhone,
}))

export function PhoneWay({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const [task, setTask] = useState<WayTask>(null)
  const isLast = !user.emailVerified
  const close = () => setTask(null)

  return (
    <WayRow
      icon={<Smartphone aria-hidden="true" />}
      name={text.phone}
      chip={
        user.phone && (
          <Chip size="sm" tone="green" icon={<BadgeCheck />}>
            {text.verified}
          </Chip>
        )
      }
      line={user.phone ? inDigits(user.phone) : text.noPhone}
      action={
        <WayActions
          of={text.phone}
          has={user.phone !== null}
          isLast={isLast}
          task={task}
          onTask={setTask}
        />
      }
    >
      {task && (
        <Suspense>
          {task === 'change' ? <PhoneChangeForm onDone={close} /> : <RemovePhone onDone={close} />}
        </Suspense>
      )}
    </WayRow>
  )
}
