import { useQuery } from '@tanstack/react-query'
import { Leave } from '#features/core/settings/Leave.tsx'
import { SettingRow } from '#features/core/settings/SettingRow.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { sectionPath } from '#features/core/settings/sections.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmailPart } from './EmailPart.tsx'
import { messages } from './messages.ts'
import { UsernamePart } from './UsernamePart.tsx'

/** My username and email. */
export function AccountEdit() {
  const text = useText(messages)
  const own = useQuery(me())
  return (
    <>
      <SettingSection title={text.account}>
        {own.isPending && (
          <SkeletonGroup>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </SkeletonGroup>
        )}
        {own.isLoadingError && (
          <Alert>
            {own.error.message}{' '}
            <Button look="ghost" size="sm" onClick={() => void own.refetch()}>
              {text.tryAgain}
            </Button>
          </Alert>
        )}
        {own.data && (
          <>
            <UsernamePart user={own.data.user} />
            <EmailPart user={own.data.user} />
            <SettingRow label={text.password} hint={text.passwordIn}>
              <LinkButton
                href={sectionPath('security')}
                look="line"
                size="sm"
                aria-label={text.changeOf(text.password)}
              >
                {text.change}
              </LinkButton>
            </SettingRow>
          </>
        )}
      </SettingSection>
      <Leave />
    </>
  )
}
