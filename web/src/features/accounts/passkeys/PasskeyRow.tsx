import type { Passkey } from '@jes/contract/accounts/passkeys'
import { Ellipsis, Fingerprint, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWaysLeft } from '#features/accounts/waysIn/useWaysLeft.ts'
import { WayRow } from '#features/accounts/waysIn/WayRow.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Time } from '#ui/Time.tsx'
import { messages } from './messages.ts'

const TASKS = {
  rename: lazy(async () => ({ default: (await import('./RenamePasskey.tsx')).RenamePasskey })),
  remove: lazy(async () => ({ default: (await import('./RemovePasskey.tsx')).RemovePasskey })),
}

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const text = useText(messages)
  const [task, setTask] = useState<keyof typeof TASKS | null>(null)
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  const Task = task && TASKS[task]
  const isLast = useWaysLeft() === 1

  return (
    <WayRow
      icon={<Fingerprint aria-hidden="true" />}
      name={<span lang={langOf(name)}>{name}</span>}
      chip={isSynced && <Chip size="sm">{text.synced}</Chip>}
      line={
        <>
          {text.addedOn} <Time iso={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              {text.usedOn} <Time iso={lastUsedAt} />
            </>
          ) : (
            text.neverUsed
          )}
          {isLast && ` · ${text.lastWay}`}
        </>
      }
      action={
        <Menu
          label={text.more(name)}
          items={[
            { label: text.rename, icon: <Pencil />, onSelect: () => setTask('rename') },
            {
              label: text.remove,
              icon: <Trash2 />,
              danger: true,
              disabled: isLast,
              onSelect: () => setTask('remove'),
            },
          ]}
        >
          {(trigger) => (
            <IconButton label={text.more(name)} {...trigger}>
              <Ellipsis />
            </IconButton>
          )}
        </Menu>
      }
    >
      {Task && (
        <Suspense>
          <Task passkey={passkey} onDone={() => setTask(null)} />
        </Suspense>
      )}
    </WayRow>
  )
}
