import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { filters } from '#features/notifications/notifications/Filters.tsx'
import { messages } from '#features/notifications/notifications/messages.ts'
import { NotificationList } from '#features/notifications/notifications/NotificationList.tsx'
import { NotificationsBar } from '#features/notifications/notifications/NotificationsBar.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'

export function NotificationsPage() {
  const text = useText(messages)
  const [params, setParams] = useSearchParams()
  const filter = filters.find((one) => one === params.get('filter')) ?? 'all'
  useTitle(text.title)

  return (
    <RequireMember>
      <NotificationsBar />
      <NotificationList
        filter={filter}
        onFilter={(to) => setParams(to === 'all' ? {} : { filter: to }, { replace: true })}
      />
    </RequireMember>
  )
}
