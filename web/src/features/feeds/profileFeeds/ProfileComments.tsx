import type { Profile } from '@jes/contract/core/users'
import { useInfiniteQuery } from '@tanstack/react-query'
import { commentsByUser } from '#features/comments/comments/byUser.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './ProfileComment.module.css'
import { ProfileComment } from './ProfileComment.tsx'
import { ProfileEmpty } from './ProfileEmpty.tsx'

/** What a member wrote under posts, newest first. */
export function ProfileComments({ profile }: { profile: Profile }) {
  const list = useInfiniteQuery(commentsByUser(profile._id))

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.comments}
      keyOf={({ comment }) => comment._id}
      pending={<RowsPending />}
      empty={<ProfileEmpty profile={profile} tab="comments" />}
    >
      {(row) => <ProfileComment row={row} />}
    </PagedList>
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
