import type { Identity, LoginProvider } from '@jes/contract/accounts/oidc'
import { lazy, Suspense, useState } from 'react'
import { useWaysLeft } from '#features/accounts/waysIn/useWaysLeft.ts'
import { WayRow } from '#features/accounts/waysIn/WayRow.tsx'
import { sectionPath } from '#features/core/settings/sections.ts'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { useGoTo } from './api.ts'
import { messages } from './messages.ts'
import { ProviderIcon } from './ProviderIcon.tsx'

const Disconnect = lazy(async () => ({
  default: (await import('./Disconnect.tsx')).Disconnect,
}))

type Props = LoginProvider & { identity: Identity | undefined }

export function ProviderWay({ provider, name, identity }: Props) {
  const text = useText(messages)
  const goTo = useGoTo(provider)
  const [isOpen, setIsOpen] = useState(false)
  const isLast = useWaysLeft() === 1

  return (
    <WayRow
      icon={<ProviderIcon provider={provider} />}
      name={name}
      line={[identity ? identity.email : text.notConnected, identity && isLast && text.lastWay]
        .filter(Boolean)
        .join(' · ')}
      action={
        identity ? (
          <Button
            look="line"
            size="sm"
            disabled={isLast}
            aria-expanded={isOpen}
            aria-label={text.disconnectOf(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text.disconnect}
          </Button>
        ) : (
          <Button
            look="line"
            size="sm"
            aria-label={text.connectOf(name)}
            busy={goTo.isPending || goTo.isSuccess}
            onClick={() => goTo.mutate(sectionPath('security'), { onError: sayRefusal })}
          >
            {text.connect}
          </Button>
        )
      }
    >
      {isOpen && identity && (
        <Suspense>
          <Disconnect id={identity._id} name={name} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </WayRow>
  )
}
