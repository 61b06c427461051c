import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { Button } from '#ui/Button.tsx'
import { newReport, reportCrash } from './crashes.ts'
import styles from './ErrorScreen.module.css'
import { messages } from './errorMessages.ts'
import { messages as titles } from './messages.ts'

/** The router may be broken too: links on this screen reload the page. */
export function ErrorScreen({ error }: { error: Error }) {
  const text = useText(messages)
  const { errorTitle, tryAgain } = useText(titles)
  const [report] = useState(newReport)
  useEffect(() => reportCrash(error, report), [error, report])

  return (
    <main className={styles.screen}>
      <MountainArt />
      <h1 className={styles.title}>{errorTitle}</h1>
      <p className={styles.sentence}>{text.errorSentence}</p>
      <p className={styles.report}>{text.errorReport(report)}</p>
      <div className={styles.ways}>
        <Button size="lg" onClick={() => window.location.reload()}>
          <RotateCw />
          {tryAgain}
        </Button>
        <Button size="lg" look="quiet" onClick={() => window.location.assign('/')}>
          {text.goHome}
        </Button>
      </div>
    </main>
  )
}
