import type { Post } from '@jes/contract/posts/posts'
import { useState } from 'react'
import type { Turn } from '#features/core/scriptSwitch/words.ts'
import { late } from '#ui/late.tsx'
import styles from './PostHeader.module.css'

const ScriptButton = late(
  async () => (await import('#features/core/scriptSwitch/ScriptButton.tsx')).ScriptButton,
)

/** A post in the chosen script, and the button that switches it. */
export function useScript(post: Post) {
  const [turn, setTurn] = useState<Turn | null>(null)
  return {
    shown: turn ? { ...post, ...turn.of(post) } : post,
    scriptButton: post.language === 'ne' && (
      <ScriptButton post={post} className={styles.script} turn={turn} onTurn={setTurn} />
    ),
  }
}
