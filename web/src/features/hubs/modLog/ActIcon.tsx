import type { ModLogAction } from '@jes/contract/hubs/moderation'
import {
  Ban,
  Bot,
  Check,
  DoorClosed,
  DoorOpen,
  Lock,
  LockOpen,
  Pin,
  RotateCcw,
  Settings,
  Tag,
  Trash2,
  TriangleAlert,
  UserRound,
  UserRoundPlus,
  X,
} from 'lucide-react'
import type { ComponentType } from 'react'
import styles from './ModLog.module.css'

type Tone = 'stern' | 'kind' | 'plain'

const icons: Record<ModLogAction, [ComponentType, Tone]> = {
  removePost: [Trash2, 'stern'],
  restorePost: [RotateCcw, 'kind'],
  approvePost: [Check, 'kind'],
  lockPost: [Lock, 'plain'],
  unlockPost: [LockOpen, 'plain'],
  pinPost: [Pin, 'plain'],
  unpinPost: [Pin, 'plain'],
  labelPost: [Tag, 'plain'],
  removeComment: [Trash2, 'stern'],
  restoreComment: [RotateCcw, 'kind'],
  approveComment: [Check, 'kind'],
  warn: [TriangleAlert, 'stern'],
  ban: [Ban, 'stern'],
  unban: [RotateCcw, 'kind'],
  setRole: [UserRound, 'plain'],
  handOver: [UserRound, 'plain'],
  approveRequest: [UserRoundPlus, 'kind'],
  denyRequest: [X, 'stern'],
  editHub: [Settings, 'plain'],
  setAutomod: [Bot, 'plain'],
  closeHub: [DoorClosed, 'stern'],
  reopenHub: [DoorOpen, 'kind'],
  suspend: [Ban, 'stern'],
  unsuspend: [RotateCcw, 'kind'],
}

/** Decoration: the sentence says the same. */
export function ActIcon({ action }: { action: ModLogAction }) {
  const [Icon, tone] = icons[action]
  return (
    <span className={styles.disc} data-tone={tone} aria-hidden="true">
      <Icon />
    </span>
  )
}
