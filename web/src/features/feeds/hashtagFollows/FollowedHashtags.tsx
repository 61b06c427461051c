import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { langOf, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { followedHashtags, followHashtag } from './api.ts'
import styles from './hashtagFollows.module.css'
import { messages } from './messages.ts'

/** The hashtags that one follows, each with a button that ends it. */
export function FollowedHashtags() {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useQuery(followedHashtags())
  const stop = (tag: string) =>
    void followHashtag(client, tag, false).catch((error: Error) => toast.error(error.message))

  return (
    <SettingSection title={text.list}>
      <p className={styles.why}>{text.why}</p>
      {list.isPending ? (
        <RowsPending rows={1} />
      ) : list.isError ? (
        <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
      ) : list.data.hashtags.length === 0 ? (
        <p className={styles.why}>{text.none}</p>
      ) : (
        <ul className={styles.tags} aria-label={text.list}>
          {list.data.hashtags.map((tag) => (
            <li key={tag} className={styles.followed}>
              <Link to={`/search?q=${encodeURIComponent(`#${tag}`)}`} lang={langOf(tag)}>
                #{tag}
              </Link>
              <IconButton label={text.stop(tag)} onClick={() => stop(tag)}>
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SettingSection>
  )
}
