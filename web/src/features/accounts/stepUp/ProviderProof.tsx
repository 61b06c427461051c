import type { ProviderName } from '@jes/contract/accounts/stepUp'
import { useQuery } from '@tanstack/react-query'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { identities, openBeside, providers, useProveBeside } from '#features/accounts/oidc/api.ts'
import { ProviderIcon } from '#features/accounts/oidc/ProviderIcon.tsx'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './stepUp.module.css'

type Props = {
  /** Why the server did not take it. */
  problem: string | undefined
  /** Whose tab was opened: it takes the place of the other secrets. */
  opened: ProviderName | null
  onOpen: (provider: ProviderName | null) => void
  onProved: (provider: ProviderName) => void
}

/** The log-in at a provider happens in a tab beside this one; the server knows of it when the form is sent. */
export function ProviderProof({ problem, opened, onOpen, onProved }: Props) {
  const text = useText(messages)
  const linked = useQuery(identities()).data ?? []
  const offered = useQuery(providers()).data ?? []
  const prove = useProveBeside()
  const ways = offered.filter(({ provider }) => linked.some((one) => one.provider === provider))

  function handlePress(provider: ProviderName) {
    const done = { onError: sayRefusal, onSuccess: () => onProved(provider) }
    onOpen(provider)
    prove.mutate({ tab: openBeside('proof'), provider }, done)
  }

  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      {opened && (
        <>
          <input type="hidden" name="provider" value={opened} />
          <GoodNews>{text.thenGoOn}</GoodNews>
          <button type="button" className={styles.link} onClick={() => onOpen(null)}>
            {text.otherWay}
          </button>
        </>
      )}
      {ways.map(({ provider, name }) => (
        <Button
          key={provider}
          look="line"
          className={styles.start}
          busy={prove.isPending}
          busyLabel={text.oneMoment}
          onClick={() => handlePress(provider)}
        >
          <ProviderIcon provider={provider} />
          {text.atProvider(name)}
        </Button>
      ))}
    </>
  )
}
