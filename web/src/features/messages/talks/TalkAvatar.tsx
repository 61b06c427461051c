import type { Talk } from '@jes/contract/messages/talks'
import { ActiveAvatar } from '#features/messages/activity/ActiveAvatar.tsx'
import { GroupAvatar } from '#features/messages/groups/GroupAvatar.tsx'

/** The other person of a talk, or its group. */
export function TalkAvatar({ talk, size }: { talk: Talk; size: 40 | 52 }) {
  const { _id, user, group, isActive } = talk
  if (group) return <GroupAvatar id={_id} group={group} size={size} />
  return user && <ActiveAvatar user={user} size={size} isActive={isActive} />
}
