import { clipPath } from '@jes/contract/core/postPath'
import { useQuery } from '@tanstack/react-query'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { statsOf } from '#features/clips/clipStats/api.ts'
import { ClipStatsPending } from '#features/clips/clipStats/ClipStatsPending.tsx'
import { ClipStatsView } from '#features/clips/clipStats/ClipStatsView.tsx'
import { messages } from '#features/clips/clipStats/messages.ts'
import { NotHere } from '#features/search/search/NotHere.tsx'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export function ClipStatsPage() {
  const { id = '' } = useParams()
  return (
    <RequireMember>
      <Stats key={id} id={id} />
    </RequireMember>
  )
}

function Stats({ id }: { id: string }) {
  const text = useText(messages)
  const stats = useQuery(statsOf(id))
  useTitle(text.title)

  if (stats.data === null) return <NotHere />
  return (
    <>
      <PageHeader title={text.title} back={clipPath(id)} />
      {stats.data ? (
        <ClipStatsView id={id} stats={stats.data} />
      ) : stats.isError ? (
        <FailedState reason={stats.error.message} onRetry={() => void stats.refetch()} />
      ) : (
        <ClipStatsPending />
      )}
    </>
  )
}
