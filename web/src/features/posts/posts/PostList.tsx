import type { PostPage } from '@jes/contract/posts/posts'
import type { QueryKey } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { PinnedTo } from '#features/posts/postCard/PostHeader.tsx'
import { useText } from '#lib/language.ts'
import { EndOfList } from '#ui/EndOfList.tsx'
import { ListAge } from '#ui/ListAge.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { AFTER_PAGE, SkipLink } from '#ui/SkipLink.tsx'
import { messages } from './messages.ts'
import { PostCard } from './PostCard.tsx'
import { PostsPending } from './PostsPending.tsx'
import { type PostListQuery, usePosts } from './usePosts.ts'

const LaterPosts = lazy(async () => ({ default: (await import('./LaterPosts.tsx')).LaterPosts }))
const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))

/** So many posts are rendered at once; the others when they come near. */
const NEAR = 3

type Props<Key extends QueryKey, Page extends PostPage> = {
  query: PostListQuery<Key, Page>
  /** What stands there when there is not one post. */
  empty: ReactNode
  /** On a profile or in a hub: what is pinned there says so. */
  showsPin?: PinnedTo
  /** What stands before a post of the first page. */
  lineBefore?: (id: string) => ReactNode
}

/**
 * Any list of posts. The first page stays rendered; of the others only what is near. Where the server rendered it, each
 * post is taken over by itself, so that no task is long.
 */
export function PostList<Key extends QueryKey, Page extends PostPage>({
  query,
  empty,
  showsPin,
  lineBefore,
}: Props<Key, Page>) {
  const text = useText(messages)
  const { first, later, ...list } = usePosts(query)

  if (list.isPending) return <PostsPending />
  if (list.isLoadingError)
    return (
      <Suspense>
        <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
      </Suspense>
    )
  if (first.length + later.length === 0 && !list.hasNextPage) return <Suspense>{empty}</Suspense>

  return (
    <>
      <SkipLink to={AFTER_PAGE} />
      <ListAge at={list.dataUpdatedAt} />
      {first.map((post, index) => (
        <Suspense key={post._id}>
          {lineBefore?.(post._id)}
          <PostCard post={post} showsPin={showsPin} eager={index === 0} isFar={index >= NEAR} />
        </Suspense>
      ))}
      {later.length > 0 && (
        <Suspense>
          <LaterPosts posts={later} queryKey={query.queryKey} showsPin={showsPin} />
        </Suspense>
      )}
      {list.isFetchingNextPage && <PostsPending cards={1} />}
      {list.hasNextPage ? (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      ) : (
        <EndOfList>{text.end}</EndOfList>
      )}
    </>
  )
}
