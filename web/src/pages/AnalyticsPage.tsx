import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { AnalyticsPending } from '#features/posts/analytics/AnalyticsPending.tsx'
import { AnalyticsView } from '#features/posts/analytics/AnalyticsView.tsx'
import { analyticsOf, SPANS, spanHref, spanOf } from '#features/posts/analytics/api.ts'
import { messages } from '#features/posts/analytics/messages.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export function AnalyticsPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <RequireMember>
      <PageHeader title={text.title} back="/" />
      <Mine />
    </RequireMember>
  )
}

function Mine() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const span = spanOf(search.get('days'))
  const analytics = useQuery({ ...analyticsOf(span), placeholderData: keepPreviousData })

  if (analytics.data === null)
    return (
      <EmptyState
        roomy
        art={<LockArt />}
        title={text.locked}
        action={<LinkButton href="/premium">{text.seePremium}</LinkButton>}
      >
        {text.lockedSentence}
      </EmptyState>
    )
  return (
    <>
      <LinkTabs
        label={text.spans}
        tabs={SPANS.map((span) => ({ href: spanHref(span), label: text.days(inDigits(span)) }))}
        current={spanHref(span)}
      />
      {analytics.data ? (
        <AnalyticsView analytics={analytics.data} />
      ) : analytics.isError ? (
        <FailedState reason={analytics.error.message} onRetry={() => void analytics.refetch()} />
      ) : (
        <AnalyticsPending />
      )}
    </>
  )
}
