import { useQuery } from '@tanstack/react-query'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { userOf } from '#features/core/users/api.ts'
import { ProvenLinks } from '#features/people/provenLinks/ProvenLinks.tsx'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { messages } from './messages.ts'
import { ProfileEditPending } from './ProfileEditPending.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** What others see of me. */
export function ProfileEdit() {
  const text = useText(messages)
  const username = useSession(({ user }) => user?.username ?? '')
  const own = useQuery(userOf(username))

  return (
    <SettingSection title={text.profile}>
      {own.isPending && <ProfileEditPending />}
      {own.isLoadingError && (
        <FailedState reason={own.error.message} onRetry={() => void own.refetch()} />
      )}
      {own.data && <ProfileForm profile={own.data} />}
      {own.data && own.data.links.length > 0 && <ProvenLinks />}
    </SettingSection>
  )
}
