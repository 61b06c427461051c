import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#lib/html.ts'
import type { StoredMail } from '#lib/mailbox.ts'

type NamedMail = StoredMail & { name: string }

/** The CSP allows no inline styles, so they are in a file. */
export const STYLE = `
body { margin: 0 auto; padding: 1.5rem; max-width: 44rem; background: #F6F1E9; color: #241A1E;
  font: 1rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
h1 { font-size: 1.4rem }
a { color: #1F4399 }
ol { margin: 0; padding: 0; list-style: none }
li, article { margin-block: 0.75rem; padding: 1rem 1.25rem; border-radius: 1rem; background: #FFFDF9 }
small, dt { color: #675955 }
dd { margin: 0 0 0.5rem }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
`

export function sendPage(reply: FastifyReply, html: string) {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}

export function listPage(mails: NamedMail[]) {
  const items = mails.map(
    ({ name, to, subject, createdAt }) =>
      `<li><a href="/dev/mailbox/${name}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to)}, ${time(createdAt)}</small></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>'
  return page(
    'Mailbox',
    `<p>What Jes would have sent by mail. Only this machine can see it.</p>${list}`,
  )
}

export function mailPage({ to, subject, text, createdAt }: NamedMail) {
  return page(
    subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<article>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${time(createdAt)}</dd></dl>
<div class="text">${withLinks(text)}</div>
</article>`,
  )
}

export function page(title: string, body: string, style = '/dev/mailbox.css') {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`
}

export function time(iso: string) {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 16).replace('T', ' '))} UTC</time>`
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}
