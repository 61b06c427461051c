import type { PayoutMethod } from '@jes/contract/money/earnings'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { ApiError } from '#lib/api.ts'
import { hardLimit } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { toLatin } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { requestPayout } from './api.ts'
import { messages } from './messages.ts'
import styles from './payouts.module.css'

const METHODS: readonly PayoutMethod[] = ['esewa', 'khalti', 'bank']
const loadFields = async () => (await import('@jes/contract/money/earnings')).PayoutFields

type Props = { balancePaisa: number; onDone: () => void }

/** The destination of a payout. The text stays until the server has it, whichever method is chosen meanwhile. */
export function PayoutForm({ balancePaisa, onDone }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const key = useRef<string>(crypto.randomUUID())
  const [method, setMethod] = useState<PayoutMethod>('esewa')
  const [wallet, setWallet] = useState('')
  const [account, setAccount] = useState('')
  const [bank, setBank] = useState('')
  const { form, problems, isSending } = useForm(loadFields, async ({ password, code, ...to }) => {
    try {
      await requestPayout(client, { to, password, code }, key.current)
    } catch (error) {
      // A refused request does not count: the next attempt has a new key. Without a reply it may have arrived.
      if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID()
      throw error
    }
    toast.success(text.sent)
    onDone()
  })
  const isBank = method === 'bank'

  return (
    <form {...form} className={styles.form} aria-label={text.where(exactMoney(balancePaisa))}>
      <h2 ref={focusAtOnce} tabIndex={-1} className={styles.formTitle}>
        {text.where(exactMoney(balancePaisa))}
      </h2>
      <p className={styles.hint}>{text.whole}</p>
      {problems.form && <Alert>{problems.form}</Alert>}
      <RadioGroup
        label={text.method}
        value={method}
        onChange={setMethod}
        options={METHODS.map((value) => ({ value, label: text[value] }))}
      />
      <input type="hidden" name="method" value={method} />
      <TextInput
        name="name"
        label={text.name}
        hint={text.nameHint}
        error={problems.name}
        maxLength={hardLimit(80)}
        autoComplete="name"
      />
      <TextInput
        key={isBank ? 'account' : 'wallet'}
        name="number"
        label={isBank ? text.account : text.wallet}
        error={problems.number}
        maxLength={40}
        inputMode={isBank ? 'text' : 'tel'}
        autoComplete={isBank ? 'off' : 'tel-national'}
        value={isBank ? account : wallet}
        onChange={(event) => (isBank ? setAccount : setWallet)(inPlainDigits(event.target.value))}
      />
      {isBank && (
        <TextInput
          name="bank"
          label={text.bankName}
          error={problems.bank}
          maxLength={hardLimit(80)}
          autoComplete="off"
          value={bank}
          onChange={(event) => setBank(event.target.value)}
        />
      )}
      <p className={styles.hint}>{text.sealed}</p>
      <ProofFields problems={problems} />
      <div className={styles.buttons}>
        <Button type="submit" look="premium" busy={isSending} busyLabel={text.sending}>
          {text.send}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

/** People write numbers with spaces, and in either script. */
function inPlainDigits(typed: string) {
  return toLatin(typed).replace(/\s+/g, '')
}
