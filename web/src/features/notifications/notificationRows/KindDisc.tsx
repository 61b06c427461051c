import type { NotificationType } from '@jes/contract/notifications/notifications'
import {
  AtSign,
  BellRing,
  Clapperboard,
  Flag,
  HandCoins,
  Info,
  Lock,
  MailOpen,
  MessageCircle,
  MessageSquareQuote,
  Repeat2,
  Reply,
  ShieldAlert,
  UserRound,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import { PeakIcon } from '#ui/PeakIcon.tsx'
import styles from './NotificationRow.module.css'

type Kind = { icon: ComponentType; tone: 'comment' | 'vote' | 'hub' | 'premium' }

const kinds: Record<NotificationType, Kind> = {
  comment: { icon: MessageCircle, tone: 'comment' },
  reply: { icon: Reply, tone: 'comment' },
  mention: { icon: AtSign, tone: 'comment' },
  vote: { icon: () => <PeakIcon filled />, tone: 'vote' },
  repost: { icon: Repeat2, tone: 'hub' },
  quote: { icon: MessageSquareQuote, tone: 'comment' },
  follow: { icon: UserRound, tone: 'hub' },
  followRequest: { icon: UserRoundPlus, tone: 'hub' },
  followAccepted: { icon: UserRoundCheck, tone: 'hub' },
  personPost: { icon: BellRing, tone: 'hub' },
  hubInvite: { icon: MailOpen, tone: 'hub' },
  hubJoinRequest: { icon: UserRoundPlus, tone: 'hub' },
  hubJoined: { icon: UserRoundCheck, tone: 'hub' },
  hubPost: { icon: BellRing, tone: 'hub' },
  modAction: { icon: ShieldAlert, tone: 'vote' },
  report: { icon: Flag, tone: 'vote' },
  clipReady: { icon: Clapperboard, tone: 'comment' },
  clipFailed: { icon: Clapperboard, tone: 'vote' },
  premium: { icon: MarigoldIcon, tone: 'premium' },
  payout: { icon: HandCoins, tone: 'premium' },
  security: { icon: Lock, tone: 'vote' },
  system: { icon: Info, tone: 'comment' },
}

/** The icon of its type, small at the avatar, or large where there is no actor. */
export function KindDisc({ type, size }: { type: NotificationType; size: 'small' | 'large' }) {
  const { icon: Icon, tone } = kinds[type] ?? kinds.system
  return (
    <span className={styles.disc} data-tone={tone} data-size={size} aria-hidden="true">
      <Icon />
    </span>
  )
}
