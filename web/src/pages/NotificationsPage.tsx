import { RequireMember } from '#features/auth/RequireMember.tsx'
import { messages } from '#features/notifications/messages.ts'
import { NoNotifications } from '#features/notifications/NoNotifications.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function NotificationsPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <RequireMember>
      <PageHeader title={text.title} />
      <NoNotifications />
    </RequireMember>
  )
}
