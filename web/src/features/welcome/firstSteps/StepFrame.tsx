import { LAST_STEP } from '@jes/contract/welcome/choices'
import type { FirstStep } from '@jes/contract/welcome/firstSteps'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'
import styles from './StepFrame.module.css'

type Props = {
  step: FirstStep
  heading: string
  sentence?: string
  /** Says what one leaves with. */
  button: string
  isSending?: boolean
  onContinue: () => void
  onSkip: () => void
  /** The first step has none before it. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

const STEPS = Array.from({ length: LAST_STEP }, (_, index) => index + 1)

/** One of the three screens: how far one is, a question, and a button at the lower edge. */
export function StepFrame(props: Props) {
  const { step, heading, sentence, button, isSending = false, children } = props
  const text = useText(messages)
  const id = useId()
  useTitle(heading)

  return (
    <main id="main" tabIndex={-1} aria-labelledby={id} className={styles.frame}>
      <div className={styles.lines} aria-hidden="true">
        {STEPS.map((line) => (
          <span key={line} className={styles.line} data-done={line <= step || undefined} />
        ))}
      </div>
      <header className={styles.header}>
        {props.onBack && (
          <IconButton label={text.back} onClick={props.onBack}>
            <ArrowLeft />
          </IconButton>
        )}
        <span>{text.stepOf(step)}</span>
        <Button look="ghost" size="sm" className={styles.skip} onClick={props.onSkip}>
          {text.skip}
        </Button>
      </header>
      <div className={styles.content}>
        <h1 id={id} className={styles.heading}>
          {heading}
        </h1>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {children}
      </div>
      <footer className={styles.footer}>
        <Button size="lg" block busy={isSending} busyLabel={text.saving} onClick={props.onContinue}>
          {button}
        </Button>
      </footer>
    </main>
  )
}
