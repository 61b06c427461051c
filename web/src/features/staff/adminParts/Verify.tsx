import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './parts.module.css'

type Props<Found> = {
  label: string
  busyLabel: string
  verify: () => Promise<Found>
  /** What is wrong with what was found, if anything. */
  wrongOf: (found: Found) => ReactNode
  /** What to say if nothing is. */
  rightOf: (found: Found) => ReactNode
  /** More about what was found. */
  children?: (found: Found) => ReactNode
}

/** Recomputes something, and says whether the result matches. */
export function Verify<Found>(props: Props<Found>) {
  const { label, busyLabel, verify, wrongOf, rightOf, children } = props
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const wrong = problem || (found && wrongOf(found))
  const right = found && rightOf(found)

  async function handleClick() {
    setIsBusy(true)
    setProblem('')
    try {
      setFound(await verify())
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
        busyLabel={busyLabel}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      {wrong && <Alert>{wrong}</Alert>}
      <div role="status">{right && <p className={styles.right}>{right}</p>}</div>
      {found && children?.(found)}
    </div>
  )
}
