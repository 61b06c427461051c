import type { Provider, Vat } from '@jes/contract/money/premium'
import { type Addressee, addressee, write } from '#features/accounts/auth/letters.ts'
import type { Sql } from '#lib/db.ts'
import { linkTo, sendLetter } from '#lib/mail.ts'
import type { Pass } from './passes.ts'
import { receiptOf } from './receipt.ts'
import type { OrderRow } from './rows.ts'

type Settled = { receiptNo: number; settledAt: string; txn: string; pass: Pass; vat: Vat | null }

const PROVIDERS: Record<Provider, string> = { esewa: 'eSewa', khalti: 'Khalti' }

/** To the buyer, regardless of their settings: it is their proof. */
export async function sendReceipt(sql: Sql, order: OrderRow, settled: Settled) {
  const [to] = await sql<Addressee[]>`
    select ${addressee(sql)} from users u where u.id = ${order.buyerId}`
  if (to) await sendLetter(sql, receiptLetter(to, order, settled))
}

function receiptLetter(to: Addressee, order: OrderRow, settled: Settled) {
  const { amountPaisa, days, provider, isGift, id } = order
  const number = receiptOf(settled.receiptNo, settled.settledAt)
  const [rupees, by] = [amountPaisa / 100, PROVIDERS[provider]]
  const sandbox = order.isSandbox
  const day = { en: dayIn('en', settled), ne: dayIn('ne', settled) }
  const sum = { en: rupees.toLocaleString('en-IN'), ne: rupees.toLocaleString('ne-NP-u-nu-deva') }
  const taxed = taxWords(amountPaisa, settled.vat)
  return write(
    to,
    {
      en: {
        subject: `Your receipt ${number}`,
        paragraphs: [
          `Thank you, ${to.username}. You paid Rs ${sum.en} with ${by} for ${days} days of Premium.`,
          isGift
            ? 'It is a gift: whom you gave it to knows by now.'
            : `Your pass lasts until ${day.en}. Nothing renews by itself.`,
          taxed.en,
          `Receipt ${number}. ${by} calls the payment ${settled.txn}.`,
          ...(sandbox ? ['This was play money: nobody paid anything.'] : []),
        ],
        button: 'See the order',
        note: 'If you did not pay for this, please write to us.',
      },
      ne: {
        subject: `तपाईंको रसिद ${number}`,
        paragraphs: [
          `धन्यवाद, ${to.username}। तपाईंले ${by} बाट रु. ${sum.ne} तिरेर ${days.toLocaleString('ne-NP-u-nu-deva')} दिनको प्रिमियम लिनुभयो।`,
          isGift
            ? 'यो उपहार हो: जसलाई दिनुभयो, उहाँले खबर पाइसक्नुभयो।'
            : `तपाईंको पास ${day.ne} सम्म चल्छ। आफैँ केही नवीकरण हुँदैन।`,
          taxed.ne,
          `रसिद ${number}। ${by} मा भुक्तानीको नम्बर ${settled.txn}।`,
          ...(sandbox ? ['यो नक्कली पैसा थियो: कसैले केही तिरेको छैन।'] : []),
        ],
        button: 'अर्डर हेर्नुहोस्',
        note: 'यो तपाईंले तिर्नुभएको होइन भने हामीलाई लेख्नुहोस्।',
      },
    },
    { url: linkTo(`/premium/orders/${id}`) },
  )
}

/** The parts of the amount; without VAT it says so, because a buyer may expect a VAT bill. */
function taxWords(amountPaisa: number, vat: Vat | null) {
  if (!vat) {
    return {
      en: 'This is the whole amount that you paid. The receipt is not a VAT invoice.',
      ne: 'तपाईंले तिर्नुभएको पूरा रकम यही हो। यो रसिद भ्याट बिल होइन।',
    }
  }
  const net = amountPaisa - vat.paisa
  const parts = (language: string) =>
    [net, vat.paisa, amountPaisa].map((paisa) =>
      (paisa / 100).toLocaleString(language, { minimumFractionDigits: 2 }),
    )
  const [en, ne] = [parts('en-IN'), parts('ne-NP-u-nu-deva')]
  const percent = vat.percent.toLocaleString('ne-NP-u-nu-deva')
  return {
    en: `Net Rs ${en[0]}, VAT ${vat.percent}% Rs ${en[1]}, total Rs ${en[2]}. PAN of the seller: ${vat.pan}.`,
    ne: `खुद रु. ${ne[0]}, भ्याट ${percent}% रु. ${ne[1]}, जम्मा रु. ${ne[2]}। बिक्रेताको PAN: ${vat.pan}।`,
  }
}

function dayIn(language: 'en' | 'ne', { pass }: Settled) {
  return new Intl.DateTimeFormat(language === 'ne' ? 'ne-NP-u-nu-deva' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Kathmandu',
  }).format(new Date(pass.endsAt))
}
