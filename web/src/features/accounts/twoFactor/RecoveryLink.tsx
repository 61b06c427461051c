import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useFinishRecovery, useStopRecovery } from './api.ts'
import { messages } from './messages.ts'
import styles from './recovery.module.css'

type Props = { way: 'stop' | 'finish'; token: string }

/** Opening the link does nothing, because mail programs open links too: a button does it. */
export function RecoveryLink({ way, token }: Props) {
  const text = useText(messages)
  const mutations = { stop: useStopRecovery(), finish: useFinishRecovery() }
  const mutation = mutations[way]

  if (mutation.data)
    return (
      <div className={styles.part}>
        <GoodNews>
          <b>{mutation.data.message}</b>
        </GoodNews>
        <LinkButton href={way === 'stop' ? '/forgot-password' : '/login'} size="lg" block>
          {way === 'stop' ? text.newPassword : text.logIn}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.part}>
      {mutation.error && <Alert>{mutation.error.message}</Alert>}
      <Button
        size="lg"
        block
        look={way === 'stop' ? 'primary' : 'danger'}
        busy={mutation.isPending}
        busyLabel={text.oneMoment}
        onClick={() => mutation.mutate(token)}
      >
        {text[way]}
      </Button>
    </div>
  )
}
