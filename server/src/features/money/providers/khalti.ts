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
  /** Ends with a slash; null while it cannot be called. */
  apiUrl: () => string | null
  /** The only origin where members pay. */
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

/** Khalti ePayment v2: we register the payment, the browser goes to Khalti's URL, and we look the payment up. */
export function khaltiDriver(settings: KhaltiSettings): Driver {
  return {
    name: 'khalti',
    isSandbox: settings.isSandbox,
    formOrigins: [],
    begin: (attempt) =>
      initiate(attempt, settings).catch((error) => {
        throw error instanceof NoAnswer ? new ProviderTrouble(`Khalti: ${error.message}`) : error
      }),
    query: async (query) => {
      try {
        return await lookUp(query, settings)
      } catch (error) {
        if (error instanceof NoAnswer) return { kind: 'silent', word: error.message }
        throw error
      }
    },
    // It is not signed: it says only which of our payments to query.
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

async function lookUp(query: PaymentQuery, settings: KhaltiSettings): Promise<Answer> {
  const { status, fields } = await call('epayment/lookup/', settings, { pidx: query.ref })
  const trouble = { kind: 'silent' as const, word: `HTTP ${status}` }
  // "Expired" and "User canceled" come with 400: there the body decides.
  if (![200, 400, 404].includes(status)) return trouble
  if (fields.detail === 'Not found.') return { kind: 'missing', word: 'Not found' }
  if (!fields.status) return trouble

  const word = fields.status.slice(0, 50)
  const known = word.toLowerCase()
  if (known === 'completed' && status === 200) return paid(word, fields, query)
  const kind = KINDS.get(known)
  // A status of another payment is ignored.
  return kind && fields.pidx === query.ref ? { kind, word } : { kind: 'silent', word }
}

function paid(word: string, fields: Record<string, string>, query: PaymentQuery): Answer {
  const total = fromPaisa(fields.total_amount ?? '')
  if (fields.pidx !== query.ref || total !== query.amountPaisa) {
    return { kind: 'mismatch', word, facts: factsOf(fields, FACTS) }
  }
  // Paid and refunded at once: somebody has to explain that first.
  if (fields.refunded === 'true') return { kind: 'silent', word: `${word}, refunded` }
  const fee = fromPaisa(fields.fee ?? '') ?? 0
  const txn = fields.transaction_id || query.ref
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
