import { ChevronDown, ChevronUp } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ClipFeed.module.css'
import { messages } from './messages.ts'

type Props = { isFirst: boolean; isLast: boolean; onStep: (by: 1 | -1) => void }

/** For viewers without wheel or touch. At an end they stay, so that the focus does. */
export function ClipSteps({ isFirst, isLast, onStep }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.steps}>
      <IconButton
        label={text.previous}
        look="filled"
        aria-disabled={isFirst || undefined}
        onClick={() => onStep(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={text.next}
        look="filled"
        aria-disabled={isLast || undefined}
        onClick={() => onStep(1)}
      >
        <ChevronDown />
      </IconButton>
    </div>
  )
}
