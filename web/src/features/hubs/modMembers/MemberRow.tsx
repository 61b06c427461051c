import type { Hub } from '@jes/contract/hubs/hubs'
import type { HubMember } from '@jes/contract/hubs/memberships'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { type MemberAction, MemberMenu } from './MemberMenu.tsx'
import { messages } from './messages.ts'

type Props = { hub: Hub; member: HubMember; onAction: (action: MemberAction) => void }

export function MemberRow({ hub, member, onAction }: Props) {
  const text = useText(messages)
  const { role, user } = member
  return (
    <UserRow user={user}>
      {role !== 'member' && <Chip tone={role === 'owner' ? 'red' : 'grey'}>{text[role]}</Chip>}
      <MemberMenu hub={hub} member={member} onAction={onAction} />
    </UserRow>
  )
}
