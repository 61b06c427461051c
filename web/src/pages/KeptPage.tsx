import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { FolderPlace } from '#features/posts/bookmarks/FolderPlace.tsx'
import { KeptView } from '#features/posts/keptPosts/KeptView.tsx'
import { messages } from '#features/posts/keptPosts/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

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
