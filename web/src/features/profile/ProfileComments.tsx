import type { Profile } from '@jes/contract/users'
import { useInfiniteQuery } from '@tanstack/react-query'
import { commentsByUser } from '#features/comments/byUser.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './ProfileComment.module.css'
import { ProfileComment } from './ProfileComment.tsx'
import { ProfileEmpty } from './ProfileEmpty.tsx'

/** What a member wrote under posts, newest first. */
export function ProfileComments({ profile }: { profile: Profile }) {
  const list = useInfiniteQuery(commentsByUser(profile._id))

  if (list.isPending) return <RowsPending />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  // One that was deleted meanwhile moves the others: then one comes on two pages.
  const rows = new Map(
    list.data.pages.flatMap((page) => page.comments.map((row) => [row.comment._id, row])),
  )
  if (rows.size === 0 && !list.hasNextPage) return <ProfileEmpty profile={profile} tab="comments" />

  return (
    <>
      <ul>
        {[...rows.values()].map((row) => (
          <li key={row.comment._id}>
            <ProfileComment row={row} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

function RowsPending() {
  return (
    <SkeletonGroup>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="14rem" height="1.375rem" />
          <Skeleton width="80%" height="1.625rem" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
