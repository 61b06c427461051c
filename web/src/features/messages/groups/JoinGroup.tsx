import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from '#lib/history.ts'
import { langOf, useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { groupInviteOf, joinGroup } from './api.ts'
import { attempt } from './attempt.ts'
import { GroupAvatar } from './GroupAvatar.tsx'
import styles from './group.module.css'
import { messages } from './messages.ts'

/** To which group a link leads; who is in it already goes on to the talk. */
export function JoinGroup({ code }: { code: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { data: group, isPending } = useQuery(groupInviteOf(code))
  const [isBusy, setIsBusy] = useState(false)

  async function handleJoin() {
    setIsBusy(true)
    await attempt(async () => navigate(`/messages/${await joinGroup(client, code)}`))
    setIsBusy(false)
  }

  if (isPending) return <RowsPending rows={3} />
  if (!group)
    return (
      <EmptyState roomy art={<LockArt />} title={text.noInvite}>
        {text.noInviteWhy}
      </EmptyState>
    )
  return (
    <div className={styles.head}>
      <GroupAvatar id={code} group={group} size={84} />
      <p className={styles.name} lang={langOf(group.name)}>
        {group.name}
      </p>
      <p className={styles.hint}>{text.members(group.memberCount)}</p>
      {group.talk ? (
        <LinkButton href={`/messages/${group.talk}`}>{text.open}</LinkButton>
      ) : (
        <Button busy={isBusy} onClick={() => void handleJoin()}>
          {text.join}
        </Button>
      )}
    </div>
  )
}
