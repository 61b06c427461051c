import type { GroupMembers } from '@jes/contract/messages/groups'
import type { Group, Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { chooseForTalk } from '#features/messages/talks/api.ts'
import { shortDate } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { AddPeopleDialog } from './AddPeopleDialog.tsx'
import { attempt } from './attempt.ts'
import { GroupAvatar } from './GroupAvatar.tsx'
import styles from './group.module.css'
import { messages } from './messages.ts'

type Props = { talk: Talk; group: Group; members: GroupMembers }

/** The face of a group, and what everybody comes for. */
export function GroupHead({ talk, group, members }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const { _id, isMuted } = talk
  const people = [...members.members.map(({ user }) => user), ...members.former]
  const maker = people.find((user) => user._id === members.madeBy)
  const date = shortDate(members.createdAt)

  return (
    <div className={styles.head}>
      <GroupAvatar id={_id} group={group} size={84} />
      <p className={styles.name} lang={langOf(group.name)}>
        {group.name}
      </p>
      <p className={styles.hint}>
        {text.members(group.memberCount)} ·{' '}
        {maker ? text.madeBy(maker.displayName, date) : text.madeOn(date)}
      </p>
      <div className={styles.acts}>
        {group.isAdmin && (
          <Button look="quiet" onClick={() => setIsAdding(true)}>
            <UserRoundPlus />
            {text.add}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => void attempt(() => chooseForTalk(client, _id, { isMuted: !isMuted }))}
        >
          {isMuted ? <Bell /> : <BellOff />}
          {isMuted ? text.unmute : text.mute}
        </Button>
      </div>
      <AddPeopleDialog
        talkId={_id}
        memberIds={members.members.map(({ user }) => user._id)}
        open={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </div>
  )
}
