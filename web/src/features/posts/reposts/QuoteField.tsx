import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { postOf } from '#features/core/postActions/postOf.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './menuMessages.ts'
import styles from './QuoteField.module.css'
import { QuoteView } from './QuoteView.tsx'

type Props = { postId: string; error: string | undefined; onRemove: () => void }

/** In the composer: the post that is quoted. */
export function QuoteField({ postId, error, onRemove }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { data: post } = useQuery(postOf(client, postId))
  if (post === undefined) return null
  const ad = post && { ...post, text: '', image: post.images[0] ?? null }

  return (
    <div className={styles.field}>
      {error && <Alert>{error}</Alert>}
      <QuoteView quote={ad ? { state: 'shown', ad } : { state: 'hidden', ad: null }} />
      <IconButton label={text.removeQuote} className={styles.remove} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  )
}
