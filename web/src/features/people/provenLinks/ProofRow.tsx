import type { LinkProof } from '@jes/contract/people/provenLinks'
import { BadgeCheck, Clock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { useCheckLink } from './api.ts'
import { messages } from './messages.ts'
import styles from './provenLinks.module.css'

const ICONS = { proven: <BadgeCheck />, waiting: <Clock />, missing: null }
const TONES = { proven: 'green', waiting: 'blue', missing: 'grey' } as const

export function ProofRow({ proof: { link, state } }: { proof: LinkProof }) {
  const text = useText(messages)
  const check = useCheckLink()

  return (
    <li className={styles.row}>
      <span className={styles.link}>{link.replace(/^https?:\/\//, '')}</span>
      <Chip tone={TONES[state]} size="sm" icon={ICONS[state]}>
        {text[state]}
      </Chip>
      {state === 'missing' && (
        <Button
          look="line"
          size="sm"
          aria-label={text.checkNamed(link)}
          busy={check.isPending}
          onClick={() => check.mutate(link, { onError: ({ message }) => toast.error(message) })}
        >
          {text.check}
        </Button>
      )}
    </li>
  )
}
