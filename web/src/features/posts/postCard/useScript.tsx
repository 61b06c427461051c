import type { Post } from '@jes/contract/posts/posts'
import { useState } from 'react'
import { useWish } from '#features/core/outbox/acts.ts'
import type { Turn } from '#features/core/scriptSwitch/words.ts'
import { late } from '#ui/late.tsx'
import styles from './PostHeader.module.css'

const ScriptButton = late(
  async () => (await import('#features/core/scriptSwitch/ScriptButton.tsx')).ScriptButton,
)

/** A post in the chosen script, and the button that switches it. An edit that waits for a connection is shown. */
export function useScript(stored: Post) {
  const [turn, setTurn] = useState<Turn | null>(null)
  const edit = useWish('edit', `post ${stored._id}`)
  const post = edit ? { ...stored, ...edit } : stored
  return {
    shown: turn ? { ...post, ...turn.of(post) } : post,
    scriptButton: post.language === 'ne' && (
      <ScriptButton post={post} className={styles.script} turn={turn} onTurn={setTurn} />
    ),
  }
}
