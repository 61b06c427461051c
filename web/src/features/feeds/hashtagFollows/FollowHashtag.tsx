import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { asMember } from '#lib/gate.ts'
import { langOf, useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { followHashtag, hashtagFollow } from './api.ts'
import styles from './hashtagFollows.module.css'
import { messages } from './messages.ts'

/** The hashtag as a heading, with a button that follows it in both scripts; unfollowing can be undone. */
export function FollowHashtag({ tag }: { tag: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const isMember = useSession(({ isAuthenticated }) => isAuthenticated)
  const known = useQuery({ ...hashtagFollow(tag), enabled: isMember })
  const follows = known.data?.follows ?? false

  async function change(next: boolean) {
    try {
      await followHashtag(client, tag, next)
      if (!next)
        toast.show({
          text: text.unfollowed(tag),
          action: { label: text.undo, onAct: () => void change(true) },
        })
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  return (
    <div className={styles.head}>
      <span className={styles.tag} lang={langOf(tag)}>
        #{tag}
      </span>
      <Button
        look={follows ? 'line' : 'ink'}
        size="sm"
        aria-pressed={follows}
        aria-label={text.followTag(tag)}
        busy={isMember && known.isPending}
        onClick={() => asMember('follow', { name: `#${tag}` }, () => change(!follows))}
      >
        {follows && <Check />}
        {follows ? text.following : text.follow}
      </Button>
    </div>
  )
}
