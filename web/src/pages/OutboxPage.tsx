import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { messages } from '#features/core/outbox/messages.ts'
import { OfflineChip } from '#features/core/outbox/OfflineChip.tsx'
import { OutboxView } from '#features/core/outbox/OutboxView.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function OutboxPage() {
  const text = useText(messages)
  useTitle(text.title)
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/">
        <OfflineChip />
      </PageHeader>
      <OutboxView />
    </RequireMember>
  )
}
