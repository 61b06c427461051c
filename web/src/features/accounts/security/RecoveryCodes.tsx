import { Download } from 'lucide-react'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './security.module.css'
import { messages } from './twoStepMessages.ts'

type Props = { codes: string[]; news: string; onKept: () => void }

/** Shown only this once. */
export function RecoveryCodes({ codes, news, onKept }: Props) {
  const text = useText(messages)
  const lines = codes.join('\n')
  return (
    <div className={styles.form}>
      <GoodNews>{news}</GoodNews>
      <h3 className={styles.name} ref={focusAtOnce} tabIndex={-1}>
        {text.recoveryCodes}
      </h3>
      <p className={styles.hint}>{text.keepCodes}</p>
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton words={lines} />
        <Button look="line" size="sm" onClick={() => download('jes-recovery-codes.txt', lines)}>
          <Download aria-hidden="true" />
          {text.download}
        </Button>
      </div>
      <Button className={styles.start} onClick={onKept}>
        {text.kept}
      </Button>
    </div>
  )
}

function download(name: string, words: string) {
  const url = URL.createObjectURL(new Blob([`${words}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
