import { Verify } from '#features/staff/adminParts/Verify.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Audit.module.css'
import { verifyChain } from './api.ts'
import { messages } from './messages.ts'

/** Verifies the log, and shows the fingerprint by which one can compare later. */
export function VerifyChain() {
  const text = useText(messages)

  async function copy(head: string) {
    await navigator.clipboard.writeText(head)
    toast.success(text.copied)
  }

  return (
    <div className={styles.chain}>
      <Verify
        label={text.verify}
        busyLabel={text.verifying}
        verify={verifyChain}
        rightOf={({ isWhole, count }) => isWhole && text.whole(count)}
        wrongOf={({ isWhole, brokenAt }) => !isWhole && text.broken(brokenAt ?? 0)}
      >
        {({ head }) =>
          head && (
            <>
              <p>
                {text.head} <code>{head}</code>
              </p>
              <Button look="quiet" size="xs" onClick={() => void copy(head)}>
                {text.copy}
              </Button>
            </>
          )
        }
      </Verify>
    </div>
  )
}
