import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { FolderPlace } from '#features/posts/bookmarks/FolderPlace.tsx'
import { messages } from '#features/posts/bookmarks/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { late } from '#ui/late.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'

const KeptView = late(
  async () => (await import('#features/posts/keptPosts/KeptView.tsx')).KeptView,
  <RowsPending rows={6} />,
)

export function KeptPage() {
  const text = useText(messages)
  useTitle(text.title)
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/bookmarks" />
      <FolderPlace current={null} isKept />
      <KeptView />
    </RequireMember>
  )
}
