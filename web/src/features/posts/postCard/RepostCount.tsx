import type { Post } from '@jes/contract/posts/posts'
import { Repeat2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { classes } from '#ui/classes.ts'
import { messages } from './messages.ts'
import styles from './PostActions.module.css'

type Props = ComponentProps<'button'> & { post: Post }

export function RepostCount({ post: { repostCount, isReposted }, ...trigger }: Props) {
  const text = useText(messages)

  return (
    <button
      type="button"
      className={classes(styles.action, isReposted && styles.reposted)}
      aria-label={text.reposts(repostCount)}
      {...trigger}
    >
      <Repeat2 size={20} />
      {count(repostCount)}
    </button>
  )
}
