import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { MyReports } from '#features/staff/myReports/MyReports.tsx'
import { messages } from '#features/staff/myReports/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function ReportsPage() {
  const text = useText(messages)
  useTitle(text.title)
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/" />
      <MyReports />
    </RequireMember>
  )
}
