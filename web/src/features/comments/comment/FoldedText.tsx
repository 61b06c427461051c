import { type ReactNode, useState } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import styles from './CommentText.module.css'

const messages = catalogue({
  muted: ['You muted this person or a word in it.', 'तपाईंले यी व्यक्ति वा यसको कुनै शब्द म्युट गर्नुभएको छ।'],
  show: ['Show', 'देखाउनुहोस्'],
})

/** By somebody muted, or with a muted word: folded until a press. */
export function FoldedText({ children }: { children: ReactNode }) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return children
  return (
    <p className={styles.stub}>
      {text.muted}{' '}
      <Button look="ghost" size="sm" onClick={() => setIsOpen(true)}>
        {text.show}
      </Button>
    </p>
  )
}
