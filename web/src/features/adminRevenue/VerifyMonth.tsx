import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { verifyMonth } from './api.ts'
import { messages } from './messages.ts'
import styles from './Revenue.module.css'

type Found = Awaited<ReturnType<typeof verifyMonth>>

/** Has a month computed again from what was kept of it. */
export function VerifyMonth({ month }: { month: string }) {
  const text = useText(messages)
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function verify() {
    setIsBusy(true)
    setProblem('')
    try {
      setFound(await verifyMonth(month))
    } catch (error) {
      setFound(null)
      setProblem(error instanceof Error ? error.message : '')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={styles.verify}>
      <Button
        look="line"
        size="sm"
        busy={isBusy}
        busyLabel={text.verifying}
        onClick={() => void verify()}
      >
        {text.verify}
      </Button>
      {problem && <Alert>{problem}</Alert>}
      {found && !found.isSame && (
        <Alert>
          {text.notSame}. {text.computed}: <code>{found.computed}</code>
        </Alert>
      )}
      <div role="status">{found?.isSame && <p className={styles.same}>{text.same}</p>}</div>
    </div>
  )
}
