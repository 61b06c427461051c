import type { Plan } from '@jes/contract/money/premium'
import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { previewOf, reasonOf } from './api.ts'
import styles from './checkout.module.css'
import { Face } from './Face.tsx'
import { messages } from './messages.ts'

type Props = {
  plan: Plan
  typed: string
  /** The username of the preview, once somebody has finished typing. */
  previewed: string | null
  problem: string
  field: RefObject<HTMLInputElement | null>
  onType: (typed: string) => void
  onAsk: () => void
}

/** The receiver of a gift: a username, and its member's avatar. */
export function Receiver({ plan, typed, previewed, problem, field, onType, onAsk }: Props) {
  const text = useText(messages)
  const choice = { plan: plan.code, to: previewed ?? '' }
  const preview = useQuery({ ...previewOf(choice), ...(previewed === null && { enabled: false }) })
  const receiver = previewed === null ? null : preview.data?.receiver
  const refused = previewed !== null && preview.isError ? reasonOf(preview.error) : ''

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onAsk()
  }

  return (
    <form onSubmit={handleSubmit} noValidate className={styles.gift}>
      <TextInput
        ref={field}
        label={text.username}
        hint={text.usernameHint}
        error={problem || refused || undefined}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => typed && onAsk()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={31}
        start={<AtSign />}
        end={
          <Button
            type="submit"
            look="quiet"
            size="sm"
            busy={previewed !== null && preview.isFetching}
          >
            {text.find}
          </Button>
        }
      />
      <div role="status">
        {receiver && (
          <div className={styles.receiver}>
            <p className={styles.small}>{text.receives}</p>
            <Face user={receiver} size={44} />
          </div>
        )}
      </div>
    </form>
  )
}
