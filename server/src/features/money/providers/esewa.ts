import { randomBytes } from 'node:crypto'
import { fromRupees, toRupees } from './amounts.ts'
import { callProvider, factsOf, NoAnswer, readFields } from './answers.ts'
import {
  type Answer,
  type Attempt,
  type Driver,
  type PaymentQuery,
  ProviderTrouble,
} from './driver.ts'
import { isSame, signFields } from './signing.ts'

/** The signed fields of a request, and of a reply: fixed lists that nobody else may choose. */
export const ESEWA_REQUEST = 'total_amount,transaction_uuid,product_code'
export const ESEWA_RESPONSE =
  'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'

export type EsewaSettings = {
  isSandbox: boolean
  productCode: string
  secret: string
  /** Where the browser sends the form. */
  formUrl: (siteUrl: string) => string
  /** Foreign origins of the form. */
  formOrigins: string[]
  /** The URL of the status query; null while there is none. */
  statusUrl: () => string | null
  timeoutMs: number
}

const FACTS = ['transaction_uuid', 'product_code', 'total_amount', 'ref_id']
const KINDS = new Map([
  ['PENDING', 'waiting' as const],
  ['AMBIGUOUS', 'waiting' as const],
  ['NOT_FOUND', 'missing' as const],
  ['CANCELED', 'failed' as const],
  ['FULL_REFUND', 'refunded' as const],
  ['PARTIAL_REFUND', 'partlyRefunded' as const],
])

/** eSewa ePay v2: the browser posts a signed form; we query the status ourselves. */
export function esewaDriver(settings: EsewaSettings): Driver {
  return {
    name: 'esewa',
    isSandbox: settings.isSandbox,
    formOrigins: settings.formOrigins,
    begin: async (attempt) => begin(attempt, settings),
    query: async (query) => {
      try {
        return await queryStatus(query, settings)
      } catch (error) {
        if (error instanceof NoAnswer) return { kind: 'silent', word: error.message }
        throw error
      }
    },
    refOf: ({ data }) => (data ? readReturn(data, settings) : null),
  }
}

function begin(attempt: Attempt, { productCode, secret, formUrl }: EsewaSettings) {
  // They append `?data=` to it as it is.
  if (/[?#]/.test(attempt.returnUrl)) throw new ProviderTrouble('eSewa needs a bare return address')
  const total = toRupees(attempt.amountPaisa)
  const ref = `jes-${attempt.orderId}-${randomBytes(6).toString('hex')}`
  const fields = {
    amount: total,
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: total,
    transaction_uuid: ref,
    product_code: productCode,
    success_url: attempt.returnUrl,
    failure_url: attempt.returnUrl,
    signed_field_names: ESEWA_REQUEST,
  }
  const signature = signFields(ESEWA_REQUEST, fields, secret)
  const url = formUrl(attempt.siteUrl)
  return { ref, departure: { method: 'POST' as const, url, fields: { ...fields, signature } } }
}

async function queryStatus(
  { ref, amountPaisa }: PaymentQuery,
  settings: EsewaSettings,
): Promise<Answer> {
  const address = settings.statusUrl()
  if (!address) return { kind: 'silent', word: 'not listening' }
  const url = new URL(address)
  url.searchParams.set('product_code', settings.productCode)
  url.searchParams.set('total_amount', toRupees(amountPaisa))
  url.searchParams.set('transaction_uuid', ref)

  const { status, fields } = await callProvider(url, {}, settings.timeoutMs)
  const word = fields.status
  if (status !== 200 || !word) {
    return { kind: 'silent', word: (fields.error_message || `HTTP ${status}`).slice(0, 50) }
  }

  const isOurs = fields.transaction_uuid === ref && fields.product_code === settings.productCode
  if (word === 'COMPLETE') {
    if (!isOurs || fromRupees(fields.total_amount ?? '') !== amountPaisa) {
      return { kind: 'mismatch', word, facts: factsOf(fields, FACTS) }
    }
    return { kind: 'paid', word, txn: (fields.ref_id || ref).slice(0, 100), feePaisa: 0 }
  }
  const kind = KINDS.get(word)
  if (kind === 'missing') return { kind, word }
  // A status of another payment is ignored.
  return kind && isOurs ? { kind, word } : { kind: 'silent', word: word.slice(0, 50) }
}

/** The payment that a browser returns from, if the signature is eSewa's. */
function readReturn(data: string, { productCode, secret }: EsewaSettings) {
  // A plus sign in a URL arrives as a space.
  const text = Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8')
  const fields = readFields(text)
  if (fields?.signed_field_names !== ESEWA_RESPONSE || fields.product_code !== productCode) {
    return null
  }
  const isSigned = isSame(fields.signature ?? '', signFields(ESEWA_RESPONSE, fields, secret))
  return isSigned ? (fields.transaction_uuid ?? null) : null
}
