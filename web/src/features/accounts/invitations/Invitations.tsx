import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { invitations, useInvite } from './api.ts'
import { InvitationRow } from './InvitationRow.tsx'
import styles from './invitations.module.css'
import { messages } from './messages.ts'

/** The links by which a member brings others in, and who came. */
export function Invitations() {
  const text = useText(messages)
  const list = useQuery(invitations())
  const invite = useInvite()

  return (
    <SettingSection
      title={text.title}
      sign={
        list.data &&
        list.data.left > 0 && (
          <Button
            size="sm"
            busy={invite.isPending}
            busyLabel={text.creating}
            onClick={() =>
              invite.mutate(undefined, { onError: ({ message }) => toast.error(message) })
            }
          >
            <Plus aria-hidden="true" />
            {text.create}
          </Button>
        )
      }
    >
      <p className={styles.why}>{text.why}</p>
      {list.isPending && (
        <SkeletonGroup>
          <Skeleton height="4.25rem" />
        </SkeletonGroup>
      )}
      {list.error && (
        <Alert>
          {list.error.message}{' '}
          <Button look="ghost" size="sm" onClick={() => void list.refetch()}>
            {text.tryAgain}
          </Button>
        </Alert>
      )}
      {list.data && (
        <p className={styles.left}>
          {list.data.most === 0
            ? text.noneYet
            : text.left(number(list.data.left), number(list.data.most))}
        </p>
      )}
      {list.data?.invitations.length === 0 && list.data.most > 0 && (
        <p className={styles.why}>{text.empty}</p>
      )}
      <ul>
        {list.data?.invitations.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </SettingSection>
  )
}
