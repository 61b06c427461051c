import type { DataExport } from '@jes/contract/privacy/dataExport'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { weight } from '#lib/amounts.ts'
import { longDate, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { useDownload } from './api.ts'
import { messages } from './messages.ts'
import styles from './yourData.module.css'

const tones = { waiting: 'blue', ready: 'green', failed: 'red', expired: 'grey' } as const

export function ExportRow({ copy }: { copy: DataExport }) {
  const text = useText(messages)
  const download = useDownload()
  const [isAsking, setIsAsking] = useState(false)
  const { _id, state, bytes, createdAt, expiresAt } = copy
  const asked = text.asked(shortDateTime(createdAt))
  const facts = {
    waiting: text.waitingWhy,
    ready: text.readyUntil(weight(bytes ?? 0), longDate(expiresAt ?? createdAt)),
    failed: text.failedWhy,
    expired: text.expiredWhy,
  }

  return (
    <li className={styles.copy}>
      <div className={styles.words}>
        <p className={styles.name}>{asked}</p>
        <p role="status" className={styles.hint}>
          <Chip tone={tones[state]} size="sm">
            {text[state]}
          </Chip>{' '}
          {facts[state]}
        </p>
      </div>
      {state === 'ready' && !isAsking && (
        <Button look="line" size="sm" onClick={() => setIsAsking(true)}>
          <Download aria-hidden="true" />
          {text.download}
        </Button>
      )}
      {state === 'ready' && isAsking && (
        <div className={styles.proof}>
          <ProofForm
            verb={text.download}
            onCancel={() => setIsAsking(false)}
            onSend={async (proof) => {
              await download.mutateAsync({ id: _id, proof })
              setIsAsking(false)
            }}
          />
        </div>
      )}
    </li>
  )
}
