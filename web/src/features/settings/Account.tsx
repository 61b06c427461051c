import type { OwnUser } from '@jes/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { me } from '#features/auth/me.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { messages } from './messages.ts'
import { SettingRow } from './SettingRow.tsx'
import { SettingSection } from './SettingSection.tsx'

/** Who I am here, and whether my email is proven. */
export function Account() {
  const text = useText(messages)
  const own = useQuery(me())
  return (
    <SettingSection title={text.account}>
      {own.isPending ? (
        <SkeletonGroup>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </SkeletonGroup>
      ) : own.error ? (
        <Alert>
          {own.error.message}{' '}
          <Button look="ghost" size="sm" onClick={() => void own.refetch()}>
            {text.tryAgain}
          </Button>
        </Alert>
      ) : (
        <Rows user={own.data.user} />
      )}
    </SettingSection>
  )
}

function Rows({ user }: { user: OwnUser }) {
  const text = useText(messages)
  return (
    <>
      <SettingRow label={text.username} hint={`@${user.username}`}>
        {null}
      </SettingRow>
      <SettingRow label={text.email} hint={user.email}>
        {user.emailVerified ? (
          <Chip tone="green" icon={<BadgeCheck />}>
            {text.verified}
          </Chip>
        ) : (
          <>
            <Chip>{text.notVerified}</Chip>
            <LinkButton href="/verify-email?next=%2Fsetting" size="sm">
              {text.verifyNow}
            </LinkButton>
          </>
        )}
      </SettingRow>
    </>
  )
}
