import type { District } from '@jes/contract/core/districts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { followHashtag, hashtagFollow } from '#features/feeds/hashtagFollows/api.ts'
import { messages } from '#features/feeds/hashtagFollows/messages.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FollowDistrict.module.css'

/** Follows the hashtag of the district, in all its spellings: its posts come into For you. */
export function FollowDistrict({ district }: { district: District }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { language } = usePreferences()
  const isMember = useSession(({ isAuthenticated }) => isAuthenticated)
  const tag = district[language].replaceAll(' ', '')
  const known = useQuery({ ...hashtagFollow(tag), enabled: isMember })
  const follows = known.data?.follows ?? false

  async function change() {
    try {
      await followHashtag(client, tag, !follows)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  return (
    <Button
      look="quiet"
      className={styles.button}
      aria-pressed={follows}
      aria-label={text.followTag(tag)}
      busy={isMember && known.isPending}
      onClick={() => asMember('follow', { name: `#${tag}` }, change)}
    >
      {follows ? <Check /> : <Plus />}
      {follows ? text.following : text.follow}
    </Button>
  )
}
