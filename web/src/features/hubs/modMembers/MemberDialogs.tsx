import type { UserSummary } from '@jes/contract/core/users'
import type { Hub } from '@jes/contract/hubs/hubs'
import { BanDialog } from '#features/hubs/moderation/BanDialog.tsx'
import { WarnDialog } from '#features/hubs/moderation/WarnDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import type { MemberAction } from './MemberMenu.tsx'
import { NotesDialog } from './NotesDialog.tsx'

type Props = {
  hub: Hub
  user: UserSummary
  action: MemberAction
  open: boolean
  onClose: () => void
}

/** The dialogs before somebody is warned, banned, noted or given the hub. */
export function MemberDialogs({ hub, user, action, ...modal }: Props) {
  const subject = { hub: hub.name, user }
  if (action === 'notes') return <NotesDialog hub={hub._id} user={user} {...modal} />
  if (action === 'warn') return <WarnDialog subject={subject} {...modal} />
  if (action === 'ban') return <BanDialog subject={subject} {...modal} />
  return <HandOverDialog hub={hub} user={user} {...modal} />
}
