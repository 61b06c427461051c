import { lazy, Suspense } from 'react'
import { BookmarkFinder } from '#features/posts/bookmarks/BookmarkFinder.tsx'
import { BookmarkList } from '#features/posts/bookmarks/BookmarkList.tsx'
import { FolderPlace } from '#features/posts/bookmarks/FolderPlace.tsx'
import { messages } from '#features/posts/bookmarks/messages.ts'
import { NoBookmarks } from '#features/posts/bookmarks/NoBookmarks.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const SavedComments = lazy(async () => ({
  default: (await import('#features/feeds/profileFeeds/SavedComments.tsx')).SavedComments,
}))

const POSTS = '/bookmarks'
const COMMENTS = '/bookmarks?tab=comments'

export function BookmarksPage() {
  const text = useText(messages)
  const { isAuthenticated } = useSession()
  const [search, setSearch] = useSearchParams()
  const words = search.get('q')?.trim() ?? ''
  const folder = search.get('folder')
  const isOfComments = search.get('tab') === 'comments'
  useTitle(text.title)

  function find(next: string) {
    setSearch({ ...(folder && { folder }), ...(next && { q: next }) }, { replace: true })
  }

  return (
    <>
      <PageHeader title={text.title} />
      {isAuthenticated && (
        <LinkTabs
          label={text.title}
          tabs={[
            { href: POSTS, label: text.posts },
            { href: COMMENTS, label: text.comments },
            { href: '/votes', label: text.votes },
          ]}
          current={isOfComments ? COMMENTS : POSTS}
        />
      )}
      {isAuthenticated && isOfComments ? (
        <Suspense>
          <SavedComments />
        </Suspense>
      ) : isAuthenticated ? (
        <>
          <BookmarkFinder key={folder} words={words} onSearch={find} />
          <FolderPlace current={folder} />
          <BookmarkList words={words} folder={folder} onShowAll={() => find('')} />
        </>
      ) : (
        <NoBookmarks />
      )}
    </>
  )
}
