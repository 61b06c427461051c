import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useSelf } from '#features/comments/commentBox/useSelf.ts'
import { attempt } from '#features/comments/comments/send.ts'
import type { Unsent } from '#features/comments/comments/unsent.ts'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { plainBody } from '#features/core/body/plainBody.ts'
import { discard } from '#features/core/outbox/keeping.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Txt } from '#ui/Txt.tsx'
import header from './CommentHeader.module.css'
import textStyles from './CommentText.module.css'
import { messages } from './messages.ts'
import styles from './UnsentComment.module.css'

/** An unsent comment, grey; if it failed it says so, and the text stays. */
export function UnsentComment({ unsent }: { unsent: Unsent }) {
  const text = useText(messages)
  const client = useQueryClient()
  const self = useSelf()
  const { id, wish, state, problem } = unsent
  const isSending = state === 'sending'

  return (
    <article aria-busy={isSending} className={styles.unsent}>
      <div data-sending={isSending || undefined} className={styles.words}>
        <header className={header.header}>
          <Txt className={header.name}>{self?.displayName ?? ''}</Txt>
        </header>
        <div className={textStyles.text}>
          <BodyView body={plainBody(wish.content)} />
        </div>
      </div>
      {isSending ? (
        <p role="status" className={styles.state}>
          <Spinner size={16} />
          {text.sending}
        </p>
      ) : (
        <div className={styles.state}>
          <p role="alert" className={styles.problem}>
            <CircleAlert size={16} />
            <span>
              <b>{text.notSent}</b> · {problem}{' '}
              {state === 'waiting' && (self ? text.waits : text.waitsForYou)}
            </span>
          </p>
          <Button
            look="line"
            size="xs"
            className={styles.button}
            onClick={() => asMember('comment', wish, () => attempt(client, id))}
          >
            {text.retry}
          </Button>
          <Button look="ghost" size="xs" className={styles.button} onClick={() => discard(id)}>
            {text.discard}
          </Button>
        </div>
      )}
    </article>
  )
}
