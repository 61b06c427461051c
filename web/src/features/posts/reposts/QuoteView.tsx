import type { Quote } from '@jes/contract/posts/quote'
import { Ban } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './QuoteCard.module.css'
import { QuoteCard } from './QuoteCard.tsx'

/** What a post quotes, or a line that says why it is not shown. */
export function QuoteView({ quote: { state, ad } }: { quote: Quote }) {
  const text = useText(messages)
  if (ad) return <QuoteCard ad={ad} />
  return (
    <p className={styles.gone}>
      <Ban size={18} />
      {text[state === 'shown' ? 'hidden' : state]}
    </p>
  )
}
