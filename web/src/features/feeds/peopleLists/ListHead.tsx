import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Globe, Lock } from 'lucide-react'
import { ShareButton } from '#features/core/sharing/ShareButton.tsx'
import { asMember } from '#lib/gate.ts'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { followList } from './api.ts'
import { ListMenu } from './ListMenu.tsx'
import { messages } from './messages.ts'
import styles from './peopleLists.module.css'

/** What a list is, whose, and what can be done with it. */
export function ListHead({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { name, about, isOwn, isPublic, isFollowed, peopleCount, followerCount, owner } = list

  return (
    <section className={styles.head} aria-label={name}>
      {about && (
        <p className={styles.about} lang={langOf(about)}>
          {about}
        </p>
      )}
      <p className={styles.facts}>
        {isPublic ? <Globe size={16} /> : <Lock size={16} />}
        <span>{isPublic ? text.everybody : text.onlyYou}</span>
        {!isOwn && <Link to={`/je/${owner.username}`}>{text.by(owner.username)}</Link>}
        <span>{text.people(count(peopleCount), peopleCount)}</span>
        {isPublic && followerCount !== null && (
          <span>{text.followers(count(followerCount), followerCount)}</span>
        )}
      </p>
      <div className={styles.actions}>
        {!isOwn && (
          <Button
            look={isFollowed ? 'line' : 'ink'}
            size="sm"
            aria-pressed={isFollowed}
            aria-label={text.followList(name)}
            onClick={() =>
              asMember('follow', { name }, () => followList(client, list, !isFollowed))
            }
          >
            {isFollowed && <Check />}
            {isFollowed ? text.following : text.follow}
          </Button>
        )}
        {isPublic && <ShareButton title={name} path={`/lists/${list._id}`} />}
        {(isOwn || list.hasMe) && <ListMenu list={list} />}
      </div>
    </section>
  )
}
