import type { Profile } from '@jes/contract/core/users'
import { type PeopleTab, profileHref } from '#features/core/users/profileAddress.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { isClosed } from './isClosed.ts'
import { messages } from './messages.ts'
import styles from './ProfileCounts.module.css'

/** Counts; the people open as lists, unless the member hides them or is private. */
export function ProfileCounts({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const myId = useSession(({ user }) => user?._id)
  const { posts, followers } = profile.counts

  const people = (tab: PeopleTab, words: string) => {
    const said = (
      <>
        <b>{count(profile.counts[tab])}</b> {words}
      </>
    )
    if ((profile.hidesFollows && myId !== profile._id) || isClosed(profile, myId)) return said
    return <Link to={profileHref(profile.username, tab)}>{said}</Link>
  }

  return (
    <ul className={styles.counts}>
      <li>
        <b>{count(posts)}</b> {text.postCount(posts)}
      </li>
      <li>{people('followers', text.followerCount(followers))}</li>
      <li>{people('following', text.followingCount)}</li>
    </ul>
  )
}
