import type { Post } from '@jes/contract/posts/posts'
import { AtSign, UsersRound } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './AudienceMark.module.css'
import { messages } from './markMessages.ts'

/** For whom a post is that not everybody sees. */
export function AudienceMark({ audience }: Pick<Post, 'audience'>) {
  const text = useText(messages)
  const isForMentioned = audience === 'mentioned'
  return (
    <span className={styles.mark}>
      {isForMentioned ? <AtSign size={14} /> : <UsersRound size={14} />}
      {isForMentioned ? text.mentioned : text.followers}
    </span>
  )
}
