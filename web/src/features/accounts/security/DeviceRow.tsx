import type { Session } from '@jes/contract/accounts/session'
import { Monitor, Smartphone } from 'lucide-react'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import { useEndSession } from './api.ts'
import { messages } from './messages.ts'
import styles from './security.module.css'

export function DeviceRow({ session }: { session: Session }) {
  const text = useText(messages)
  const { _id, device, address, lastUsedAt, isCurrent } = session
  const end = useEndSession()
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Monitor

  function handleSignOut() {
    end.mutate(_id, {
      onSuccess: () => toast.success(text.signedOut),
      onError: sayRefusal,
    })
  }

  return (
    <li className={styles.device}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.name}>{device}</span>
        <span className={styles.hint}>
          {text.lastUsed} <Time iso={lastUsedAt} /> · {address}
        </span>
      </div>
      {isCurrent ? (
        <Chip tone="green">{text.thisDevice}</Chip>
      ) : (
        <Button
          look="line"
          size="sm"
          aria-label={text.signOutDevice(device)}
          busy={end.isPending}
          busyLabel={text.signingOut}
          onClick={handleSignOut}
        >
          {text.signOut}
        </Button>
      )}
    </li>
  )
}
