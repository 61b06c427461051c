import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { ShareButton } from '#features/core/sharing/ShareButton.tsx'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './actionMessages.ts'
import { followList } from './api.ts'
import { ListMenu } from './ListMenu.tsx'
import styles from './peopleLists.module.css'

/** Follow a list, share it, and what its owner or who is on it can do. */
export function ListActions({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { name, isOwn, isPublic, isFollowed } = list

  return (
    <div className={styles.actions}>
      {!isOwn && (
        <Button
          look={isFollowed ? 'line' : 'ink'}
          size="sm"
          aria-pressed={isFollowed}
          aria-label={text.followList(name)}
          onClick={() => asMember('follow', { name }, () => followList(client, list, !isFollowed))}
        >
          {isFollowed && <Check />}
          {isFollowed ? text.following : text.follow}
        </Button>
      )}
      {isPublic && <ShareButton title={name} path={`/lists/${list._id}`} />}
      {(isOwn || list.hasMe) && <ListMenu list={list} />}
    </div>
  )
}
