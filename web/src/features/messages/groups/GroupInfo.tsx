import type { Group, Talk } from '@jes/contract/messages/talks'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { DisappearingRow } from './DisappearingRow.tsx'
import { EditGroupDialog } from './EditGroupDialog.tsx'
import { GroupHead } from './GroupHead.tsx'
import styles from './group.module.css'
import { InviteRow } from './InviteRow.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { MemberRow } from './MemberRow.tsx'
import { membersOf } from './members.ts'
import { messages } from './messages.ts'

type Props = { talk: Talk; group: Group }

/** Who is in a group and how it is run: over the whole screen of a phone, beside the talk on a desk. */
export function GroupInfo({ talk, group }: Props) {
  const text = useText(messages)
  const { data, ...query } = useQuery(membersOf(talk._id))
  const [isEditing, setIsEditing] = useState(false)

  return (
    <section className={styles.info} aria-label={text.title}>
      <header className={styles.bar}>
        <Link to={`/messages/${talk._id}`} aria-label={text.back} className={styles.back}>
          <ArrowLeft />
        </Link>
        <h2>{text.title}</h2>
        {group.isAdmin && (
          <IconButton size="tap" label={text.edit} onClick={() => setIsEditing(true)}>
            <PenLine />
          </IconButton>
        )}
      </header>
      <div className={styles.body}>
        {query.isPending && <RowsPending rows={4} />}
        {query.isLoadingError && (
          <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
        )}
        {data && (
          <>
            <GroupHead talk={talk} group={group} members={data} />
            {group.isAdmin && <InviteRow talkId={talk._id} code={data.inviteCode} />}
            <DisappearingRow talk={talk} />
            <h3 className={styles.count}>{text.members(data.members.length)}</h3>
            <ul className={styles.people}>
              {data.members.map((member) => (
                <li key={member.user._id}>
                  <MemberRow
                    talkId={talk._id}
                    member={member}
                    canManage={group.isAdmin}
                    isMaker={data.madeBy === member.user._id}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <LeaveButton talkId={talk._id} />
      <EditGroupDialog
        key={group.name}
        talkId={talk._id}
        group={group}
        open={isEditing}
        onClose={() => setIsEditing(false)}
      />
    </section>
  )
}
