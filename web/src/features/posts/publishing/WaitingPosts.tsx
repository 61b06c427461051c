import { useShallow } from 'zustand/react/shallow'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { plainBody } from '#features/core/body/plainBody.ts'
import { type Act, useActs } from '#features/core/outbox/acts.ts'
import { discard } from '#features/core/outbox/keeping.ts'
import { StateLine } from '#features/core/outbox/StateLine.tsx'
import { AuthorRow } from '#features/core/users/AuthorRow.tsx'
import { langOf, useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './WaitingPosts.module.css'
import { messages } from './waitingMessages.ts'

/** Posts of mine that wait for a connection, above the feed. */
export function WaitingPosts() {
  const posts = useActs(useShallow((acts) => acts.filter(isPost)))
  return posts.map((act) => <WaitingPost key={act.id} act={act} />)
}

function WaitingPost({ act }: { act: Act<'post'> }) {
  const text = useText(messages)
  const user = useSession((session) => session.user)
  const { title, content } = act.wish
  const words = { waiting: text.waits, sending: text.sending, refused: act.problem }
  if (!user) return null

  return (
    <article className={styles.post} aria-label={title}>
      <AuthorRow
        author={{ ...user, displayName: user.username }}
        place={act.about.name ? <Chip>{act.about.name}</Chip> : undefined}
      />
      <h2 className={styles.title} lang={langOf(title)} dir="auto">
        {title}
      </h2>
      <BodyView body={plainBody(content)} />
      <StateLine words={words[act.state]} isRefused={act.state === 'refused'}>
        <Link to="/outbox" className={styles.more}>
          {text.see}
        </Link>
        <Button
          look="ghost"
          size="xs"
          disabled={act.state === 'sending'}
          onClick={() => discard(act.id)}
        >
          {text.discard}
        </Button>
      </StateLine>
    </article>
  )
}

function isPost(act: Act): act is Act<'post'> {
  return act.kind === 'post'
}
