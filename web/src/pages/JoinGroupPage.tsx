import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { JoinGroup } from '#features/messages/groups/JoinGroup.tsx'
import { messages } from '#features/messages/groups/messages.ts'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Where the link of a group leads. */
export function JoinGroupPage() {
  const text = useText(messages)
  const { code = '' } = useParams()
  useTitle(text.joinTitle)
  return (
    <RequireMember>
      <PageHeader title={text.joinTitle} back="/messages" />
      <JoinGroup code={code} />
    </RequireMember>
  )
}
