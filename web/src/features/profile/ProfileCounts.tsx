import type { Profile } from '@jes/contract/users'
import { profileHref } from '#features/users/profileAddress.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './ProfileCounts.module.css'

/** How much and how many; the people open as lists. */
export function ProfileCounts({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const { posts, followers, following } = profile.counts

  return (
    <ul className={styles.counts}>
      <li>
        <b>{count(posts)}</b> {text.postCount(posts)}
      </li>
      <li>
        <Link to={profileHref(profile.username, 'followers')}>
          <b>{count(followers)}</b> {text.followerCount(followers)}
        </Link>
      </li>
      <li>
        <Link to={profileHref(profile.username, 'following')}>
          <b>{count(following)}</b> {text.followingCount}
        </Link>
      </li>
    </ul>
  )
}
