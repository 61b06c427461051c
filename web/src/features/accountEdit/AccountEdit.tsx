import { useQuery } from '@tanstack/react-query'
import { me } from '#features/auth/me.ts'
import { Leave } from '#features/settings/Leave.tsx'
import { SettingRow } from '#features/settings/SettingRow.tsx'
import { SettingSection } from '#features/settings/SettingSection.tsx'
import { sectionPath } from '#features/settings/sections.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmailPart } from './EmailPart.tsx'
import { messages } from './messages.ts'
import { UsernamePart } from './UsernamePart.tsx'

/** By what name and address Jes knows me. */
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
