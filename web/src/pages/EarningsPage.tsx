import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { EarningsView } from '#features/money/earnings/EarningsView.tsx'
import { messages } from '#features/money/earnings/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function EarningsPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <RequireMember>
      <PageHeader title={text.title} back="/premium" />
      <EarningsView />
    </RequireMember>
  )
}
