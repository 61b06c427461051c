import { RotateCw } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ErrorScreen.module.css'
import { messages } from './messages.ts'

/** Stands where the router may be broken too: a full load leads out of here, not a link of the app. */
export function ErrorScreen({ report }: { report: string }) {
  const text = useText(messages)
  return (
    <main className={styles.screen}>
      <MountainArt />
      <h1 className={styles.title}>{text.errorTitle}</h1>
      <p className={styles.sentence}>{text.errorSentence}</p>
      <p className={styles.report}>{text.errorReport(report)}</p>
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
