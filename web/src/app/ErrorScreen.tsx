import { RotateCw } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ErrorScreen.module.css'
import { messages } from './errorMessages.ts'
import { messages as titles } from './messages.ts'

/**
 * Stands where the router may be broken too: a full load leads out of here, not a link of the app.
 * There is nothing to report where only the line is missing: then the page comes by itself when that is back.
 */
export function ErrorScreen({ report }: { report: string | null }) {
  const text = useText(messages)
  const { errorTitle, offline } = useText(titles)
  return (
    <main className={styles.screen}>
      <MountainArt />
      <h1 className={styles.title}>{report ? errorTitle : offline}</h1>
      <p className={styles.sentence}>{report ? text.errorSentence : text.cutOffSentence}</p>
      {report && <p className={styles.report}>{text.errorReport(report)}</p>}
      <div className={styles.ways}>
        <Button size="lg" onClick={() => window.location.reload()}>
          <RotateCw />
          {text.tryAgain}
        </Button>
        <Button size="lg" look="quiet" onClick={() => window.location.assign('/')}>
          {text.goHome}
        </Button>
      </div>
    </main>
  )
}
