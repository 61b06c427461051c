import { useQuery } from '@tanstack/react-query'
import { MonitorCheck } from 'lucide-react'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'
import styles from './recovery.module.css'
import { trustedDevices, useForgetDevice } from './trustedApi.ts'

/** Where two-step log-in asks for no code; nothing where it asks everywhere. */
export function TrustedDevices() {
  const text = useText(messages)
  const { data = [] } = useQuery(trustedDevices())
  const forget = useForgetDevice()
  if (data.length === 0) return null

  return (
    <section aria-label={text.rememberedTitle} className={styles.part}>
      <h3 className={styles.title}>{text.rememberedTitle}</h3>
      <p className={styles.hint}>{text.rememberedWhy}</p>
      <ul className={styles.list}>
        {data.map(({ _id, device, expiresAt, isCurrent }) => (
          <li key={_id} className={styles.device}>
            <MonitorCheck aria-hidden="true" />
            <span className={styles.words}>
              {device} {isCurrent && <Chip size="sm">{text.thisDevice}</Chip>}
              <span className={styles.hint}>{text.until(longDate(expiresAt))}</span>
            </span>
            <Button
              look="line"
              size="sm"
              aria-label={text.forgetNamed(device)}
              onClick={() => forget.mutate(_id, { onError: sayRefusal })}
            >
              {text.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
