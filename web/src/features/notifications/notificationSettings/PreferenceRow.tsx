import {
  ALWAYS_ON,
  type Channels,
  type NotificationType,
} from '@jes/contract/notifications/notifications'
import { Lock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { BareSwitch } from '#ui/BareSwitch.tsx'
import type { Choice } from './api.ts'
import { messages } from './messages.ts'
import styles from './settings.module.css'

const ways = ['inApp', 'push', 'email'] as const

type Props = {
  type: NotificationType
  channels: Channels
  onChoose: (choice: Choice) => void
}

/** What is off in the app is off everywhere; what guards the account cannot be switched off. */
export function PreferenceRow({ type, channels, onChoose }: Props) {
  const text = useText(messages)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.type}>
        {text[type]}
        <span className={styles.why}>{text[`${type}Why`]}</span>
      </th>
      {ways.map((way) => (
        <td key={way} className={styles.way} data-way={text[way]}>
          {isFixed(way) ? (
            <span className={styles.fixed}>
              <Lock size={14} aria-hidden="true" />
              {text.alwaysOn}
            </span>
          ) : (
            <BareSwitch
              label={text.cell(text[type], text[way])}
              checked={channels[way] && (way === 'inApp' || channels.inApp)}
              disabled={way !== 'inApp' && !channels.inApp}
              onChange={(event) => onChoose({ type, [way]: event.target.checked })}
            />
          )}
        </td>
      ))}
    </tr>
  )

  function isFixed(way: keyof Channels) {
    return ALWAYS_ON.some((fixed) => fixed.type === type && fixed.channel === way)
  }
}
