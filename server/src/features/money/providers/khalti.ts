import { fromPaisa } from './amounts.ts'
import { callProvider, factsOf, NoAnswer } from './answers.ts'
import {
  type Answer,
  type Attempt,
  type Driver,
  type PaymentQuery,
  ProviderTrouble,
} from './driver.ts'

export type KhaltiSettings = {
  isSandbox: boolean
  secret: string
  /** Ends with a slash; null while it cannot be asked. */
  apiUrl: () => string | null
  /** The only origin where our members pay. */
  payOrigin: (siteUrl: string) => string
  timeoutMs: number
}

const FACTS = ['pidx', 'total_amount', 'transaction_id']
const KINDS = new Map([
  ['pending', 'waiting' as const],
  ['initiated', 'waiting' as const],
  ['expired', 'expired' as const],
  ['user canceled', 'failed' as const],
  ['refunded', 'refunded' as const],
  ['partially refunded', 'partlyRefunded' as const],
])

/** Khalti ePayment v2: we tell of the payment, the browser goes where Khalti says, and we look it up. */
export function khaltiDriver(settings: KhaltiSettings): Driver {
  return {
    name: 'khalti',
    isSandbox: settings.isSandbox,
    formOrigins: [],
    begin: (attempt) =>
      initiate(attempt, settings).catch((error) => {
        throw error instanceof NoAnswer ? new ProviderTrouble(`Khalti: ${error.message}`) : error
      }),
    ask: async (asked) => {
      try {
        return await lookUp(asked, settings)
      } catch (error) {
        if (error instanceof NoAnswer) return { kind: 'silent', word: error.message }
        throw error
      }
    },
    // Nobody signs it: it says only which of our payments to ask about.
    refOf: ({ pidx }) => (pidx && /^[\w-]{1,100}$/.test(pidx) ? pidx : null),
  }
}

async function initiate(attempt: Attempt, settings: KhaltiSettings) {
  const { status, fields } = await call('epayment/initiate/', settings, {
    return_url: attempt.returnUrl,
    website_url: attempt.siteUrl,
    amount: attempt.amountPaisa,
    purchase_order_id: attempt.orderId,
    purchase_order_name: attempt.title,
  })
  const { pidx = '', payment_url = '' } = fields
  if (status < 200 || status > 299) throw new ProviderTrouble(`Khalti: HTTP ${status}`)
  if (!/^[\w-]{1,100}$/.test(pidx)) throw new ProviderTrouble('Khalti: no pidx')
  const isKnown =
    payment_url.length <= 500 &&
    URL.canParse(payment_url) &&
    new URL(payment_url).origin === settings.payOrigin(attempt.siteUrl)
  if (!isKnown) throw new ProviderTrouble('Khalti: the payment would be made somewhere else')
  return { ref: pidx, departure: { method: 'GET' as const, url: payment_url, fields: {} } }
}

async function lookUp(asked: PaymentQuery, settings: KhaltiSettings): Promise<Answer> {
  const { status, fields } = await call('epayment/lookup/', settings, { pidx: asked.ref })
  const trouble = { kind: 'silent' as const, word: `HTTP ${status}` }
  // "Expired" and "User canceled" come with 400: there the body decides.
  if (![200, 400, 404].includes(status)) return trouble
  if (fields.detail === 'Not found.') return { kind: 'missing', word: 'Not found' }
  if (!fields.status) return trouble

  const word = fields.status.slice(0, 50)
  const known = word.toLowerCase()
  if (known === 'completed' && status === 200) return paid(word, fields, asked)
  const kind = KINDS.get(known)
  // What it says of another payment is no news of this one.
  return kind && fields.pidx === asked.ref ? { kind, word } : { kind: 'silent', word }
}

function paid(word: string, fields: Record<string, string>, asked: PaymentQuery): Answer {
  const total = fromPaisa(fields.total_amount ?? '')
  if (fields.pidx !== asked.ref || total !== asked.amountPaisa) {
    return { kind: 'mismatch', word, facts: factsOf(fields, FACTS) }
  }
  // Paid and given back at once: somebody has to explain that first.
  if (fields.refunded === 'true') return { kind: 'silent', word: `${word}, refunded` }
  const fee = fromPaisa(fields.fee ?? '') ?? 0
  const txn = fields.transaction_id || asked.ref
  return { kind: 'paid', word, txn: txn.slice(0, 100), feePaisa: fee > total ? 0 : fee }
}

function call(path: string, { apiUrl, secret, timeoutMs }: KhaltiSettings, body: object) {
  const base = apiUrl()
  if (!base) throw new NoAnswer('not listening')
  const headers = { authorization: `Key ${secret}`, 'content-type': 'application/json' }
  return callProvider(
    new URL(path, base),
    { method: 'POST', headers, body: JSON.stringify(body) },
    timeoutMs,
  )
}
