import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { FollowRequests } from '#features/people/followRequests/FollowRequests.tsx'
import { messages } from '#features/people/followRequests/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function FollowRequestsPage() {
  const text = useText(messages)
  useTitle(text.title)
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/notifications" />
      <FollowRequests />
    </RequireMember>
  )
}
