import type { Language } from '@jes/contract/core/settings'
import type { Provider } from '@jes/contract/money/premium'
import { toRupees } from '#features/money/providers/amounts.ts'
import { escapeHtml } from '#lib/html.ts'
import { actsFor } from './acts.ts'
import type { Payment } from './payments.ts'
import { nameAct, say } from './words.ts'

/** The reader of a page. */
export type Reader = { language: Language; theme: 'system' | 'light' | 'dark' | undefined }

const NAMES: Record<Provider, string> = { esewa: 'eSewa', khalti: 'Khalti' }

export function payAddress({ provider, ref }: Pick<Payment, 'provider' | 'ref'>) {
  const name = provider === 'esewa' ? 'ref' : 'pidx'
  return `/sandbox/${provider}/pay?${name}=${encodeURIComponent(ref)}`
}

/** The page of one payment: its data, and everything that can happen to it. */
export function paymentPage(payment: Payment, said: string | undefined, reader: Reader) {
  const { provider, ref } = payment
  const { language } = reader
  const buttons = actsFor(payment).map(
    (act) =>
      `<button name="act" value="${act}"${act === 'pay' ? ' class="first"' : ''}>${nameAct(language, act)}</button>`,
  )
  const note =
    said === 'closed' || said === 'changed'
      ? `<p class="said" role="status">${say(language, said)}</p>`
      : ''
  return page(
    `${NAMES[provider]}: ${say(language, 'payTo')}`,
    `<p class="note">${say(language, 'notReal')}</p>
${note}${describe(payment, language)}
<h2>${say(language, 'choose')}</h2>
<form method="post" action="/sandbox/${provider}/pay">
<input type="hidden" name="ref" value="${escapeHtml(ref)}">
${buttons.join('\n')}
</form>
${said === 'changed' ? `<p><a href="${escapeHtml(payment.failureUrl)}">${say(language, 'back')}</a></p>` : ''}
<p><a href="/sandbox">${say(language, 'all')}</a></p>`,
    reader,
  )
}

export function paymentsPage(payments: Payment[], reader: Reader) {
  const { language } = reader
  const items = payments.map(
    (payment) =>
      `<li><a href="${escapeHtml(payAddress(payment))}">${NAMES[payment.provider]}, Rs ${amountOf(payment)}</a>: ${statusOf(payment, language)}<br>
<small>${escapeHtml(payment.orderRef)}, ${time(payment.createdAt)}</small></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('\n')}</ol>` : `<p>${say(language, 'none')}</p>`
  return page(say(language, 'all'), `<p class="note">${say(language, 'last')}</p>${list}`, reader)
}

function describe(payment: Payment, language: Language) {
  const rows: [name: Parameters<typeof say>[1], value: string][] = [
    ['merchant', 'Jes'],
    ['what', escapeHtml(payment.product)],
    ['order', escapeHtml(payment.orderRef)],
    ['status', statusOf(payment, language)],
  ]
  if (payment.txn) rows.push(['reference', escapeHtml(payment.txn)])
  const list = rows.map(([name, value]) => `<dt>${say(language, name)}</dt><dd>${value}</dd>`)
  const amount = `<dt>${say(language, 'amount')}</dt><dd class="amount">Rs ${amountOf(payment)}</dd>`
  return `<dl>${amount}${list.join('')}</dl>`
}

function statusOf({ word, isOut, isShort }: Payment, language: Language) {
  const parts = [word, isShort && say(language, 'short'), isOut && say(language, 'out')]
  return escapeHtml(parts.filter((part) => part !== false).join(', '))
}

function amountOf({ amountPaisa }: Payment) {
  return toRupees(amountPaisa).replace(/\B(?=(\d{3})+(\.|$))/g, ',')
}

function page(title: string, body: string, { language, theme }: Reader) {
  const chosen = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''
  return `<!doctype html>
<html lang="${language}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} (${say(language, 'sandbox')})</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<p class="flag">${say(language, 'sandbox')}</p>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`
}

function time(iso: string) {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 16).replace('T', ' '))} UTC</time>`
}
