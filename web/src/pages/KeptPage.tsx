import { FolderPlace } from '#features/posts/bookmarks/FolderPlace.tsx'
import { messages } from '#features/posts/bookmarks/messages.ts'
import { NoBookmarks } from '#features/posts/bookmarks/NoBookmarks.tsx'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { late } from '#ui/late.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

const KeptView = late(
  async () => (await import('#features/posts/keptPosts/KeptView.tsx')).KeptView,
  <SkeletonGroup>
    <Skeleton height="14rem" />
  </SkeletonGroup>,
)

export function KeptPage() {
  const text = useText(messages)
  const { isAuthenticated } = useSession()
  useTitle(text.kept)
  return (
    <>
      <PageHeader title={text.title} back="/bookmarks" />
      {isAuthenticated ? (
        <>
          <FolderPlace current={null} isKept />
          <KeptView />
        </>
      ) : (
        <NoBookmarks />
      )}
    </>
  )
}
