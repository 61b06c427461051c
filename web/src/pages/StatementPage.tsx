import { useInfiniteQuery } from '@tanstack/react-query'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { monthTitle } from '#features/money/revenue/monthTitle.ts'
import { statementOf } from '#features/money/statement/api.ts'
import { messages } from '#features/money/statement/messages.ts'
import { StatementView } from '#features/money/statement/StatementView.tsx'
import { NotHere } from '#features/search/search/NotHere.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function StatementPage() {
  const { month = '' } = useParams()
  return (
    <RequireMember>
      <Statement key={month} month={month} />
    </RequireMember>
  )
}

function Statement({ month }: { month: string }) {
  const { error } = useInfiniteQuery(statementOf(month))
  // No such month, or none of mine: it is the same.
  const isAbsent = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return isAbsent ? <NotHere /> : <Found month={month} />
}

function Found({ month }: { month: string }) {
  const text = useText(messages)
  const title = text.title(monthTitle(month))
  useTitle(title)

  return (
    <>
      <PageHeader title={title} back="/premium/earnings" />
      <StatementView month={month} />
    </>
  )
}
