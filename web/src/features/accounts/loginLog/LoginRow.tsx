import type { LoginEvent } from '@jes/contract/accounts/loginEvent'
import {
  AtSign,
  CircleAlert,
  Download,
  Fingerprint,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldCheck,
  ShieldOff,
  Smartphone,
  Trash2,
} from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Time } from '#ui/Time.tsx'
import styles from './LoginLog.module.css'
import { messages } from './messages.ts'

const icons: Record<LoginEvent['event'], LucideIcon> = {
  login: LogIn,
  passkeyLogin: Fingerprint,
  providerLogin: LogIn,
  failed: CircleAlert,
  logout: LogOut,
  password: KeyRound,
  reset: KeyRound,
  email: Mail,
  emailRemoved: Mail,
  username: AtSign,
  phone: Smartphone,
  phoneRemoved: Smartphone,
  twoStepOn: ShieldCheck,
  twoStepOff: ShieldOff,
  recoveryCode: KeyRound,
  recoveryCodes: KeyRound,
  recoveryAsked: ShieldOff,
  passkeyAdded: Fingerprint,
  passkeyRemoved: Fingerprint,
  providerAdded: Link2,
  providerRemoved: Link2,
  export: Download,
  deletion: Trash2,
}
const grave = new Set<LoginEvent['event']>(['failed', 'twoStepOff', 'recoveryAsked', 'deletion'])

/** What happened, what that means, where and when. */
export function LoginRow({ event: { event, device, address, createdAt } }: { event: LoginEvent }) {
  const text = useText(messages)
  const Icon = icons[event]
  return (
    <div className={styles.row} data-grave={grave.has(event) || undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.name}>{text[event]}</span>
        <span className={styles.hint}>{text[`${event}Why`]}</span>
        <span className={styles.hint}>
          {device} · {address} · <Time iso={createdAt} />
        </span>
      </div>
    </div>
  )
}
