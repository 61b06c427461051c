import { useQuery } from '@tanstack/react-query'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { NotHere } from '#features/search/search/NotHere.tsx'
import { ActView } from '#features/staff/appeals/ActView.tsx'
import { modActOf } from '#features/staff/appeals/api.ts'
import { messages } from '#features/staff/appeals/messages.ts'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'

export function AppealPage() {
  const text = useText(messages)
  const { id = '' } = useParams()
  const isMember = useSession((session) => session.isAuthenticated)
  const act = useQuery({ ...modActOf(id), enabled: isMember })
  useTitle(text.title)

  if (isMember && act.data === null) return <NotHere />
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/notifications" />
      {act.isPending && <RowsPending rows={3} />}
      {act.isLoadingError && (
        <FailedState reason={act.error.message} onRetry={() => void act.refetch()} />
      )}
      {act.data && <ActView act={act.data} />}
    </RequireMember>
  )
}
