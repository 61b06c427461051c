import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './Audit.module.css'
import { verifyChain } from './api.ts'
import { messages } from './messages.ts'

type Found = Awaited<ReturnType<typeof verifyChain>>

/** Asks whether anything in the log was changed, and says the fingerprint by which one can tell later. */
export function VerifyChain() {
  const text = useText(messages)
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function verify() {
    setIsBusy(true)
    setProblem('')
    try {
      setFound(await verifyChain())
    } catch (error) {
      setFound(null)
      setProblem(error instanceof Error ? error.message : '')
    } finally {
      setIsBusy(false)
    }
  }

  async function copy(head: string) {
    await navigator.clipboard.writeText(head)
    toast.success(text.copied)
  }

  return (
    <div className={styles.chain}>
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
      {found && !found.isWhole && <Alert>{text.broken(found.brokenAt ?? 0)}</Alert>}
      <div role="status">
        {found?.isWhole && <p className={styles.whole}>{text.whole(found.count)}</p>}
        {found?.head && (
          <p>
            {text.head} <code>{found.head}</code>
          </p>
        )}
      </div>
      {found?.head && (
        <Button look="quiet" size="xs" onClick={() => void copy(found.head)}>
          {text.copy}
        </Button>
      )}
    </div>
  )
}
