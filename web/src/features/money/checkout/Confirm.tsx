import type { Plan } from '@jes/contract/money/premium'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { previewOf, reasonOf, type Seller, startCheckout } from './api.ts'
import { ConfirmFacts } from './ConfirmFacts.tsx'
import styles from './checkout.module.css'
import { depart } from './depart.ts'
import { confirmMessages, messages, PROVIDER_NAMES } from './messages.ts'

type Props = { plan: Plan; to: string | undefined; seller: Seller; onClose: () => void }

/** What is bought, for whom and until when, before the browser leaves for the provider. */
export function Confirm({ plan, to, seller, onClose }: Props) {
  const text = useText(confirmMessages)
  const { sandbox } = useText(messages)
  const provider = PROVIDER_NAMES[seller.name]
  const choice = { plan: plan.code, ...(to && { to }) }
  const preview = useQuery(previewOf(choice))
  const key = useRef<string>(crypto.randomUUID())
  const leaving = useMutation({
    mutationFn: () => startCheckout({ ...choice, provider: seller.name }, key.current),
    onSuccess: ({ departure }) => depart(departure),
    onError: (error) => {
      // After a refusal a new key is used; without a reply it may have arrived, and the same key prevents a second
      // order.
      if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID()
    },
  })

  useEffect(() => {
    // Back from the provider by the browser's button, to a page from the back-forward cache.
    const close = (event: PageTransitionEvent) => event.persisted && onClose()
    window.addEventListener('pageshow', close)
    return () => window.removeEventListener('pageshow', close)
  }, [onClose])

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          {preview.isError ? (
            <Button onClick={() => void preview.refetch()} busy={preview.isFetching}>
              {text.tryAgain}
            </Button>
          ) : (
            <Button
              look="premium"
              onClick={() => leaving.mutate()}
              disabled={!preview.data}
              busy={leaving.isPending || leaving.isSuccess}
              busyLabel={text.going}
            >
              {text.go(provider)}
            </Button>
          )}
        </>
      }
    >
      {preview.isError ? (
        <Alert>{reasonOf(preview.error)}</Alert>
      ) : (
        <ConfirmFacts plan={preview.data?.plan ?? plan} isGift={!!to} preview={preview.data} />
      )}
      {leaving.isError && <Alert>{reasonOf(leaving.error)}</Alert>}
      <p className={styles.small}>
        {text.notCharged(provider)} {text.once}
      </p>
      {seller.isSandbox && <p className={styles.sandbox}>{sandbox}</p>}
    </Dialog>
  )
}
