import type { Language } from '@jes/contract/core/settings'
import { escapeHtml } from './html.ts'

/** A mail of Jes: a few sentences, an optional button, an optional code. */
export type Letter = {
  to: string
  language: Language
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
  code?: { label: string; digits: string; expiresAt?: string }
  /** Small print: what to do if this mail is a surprise. */
  note: string
  /** Where to unsubscribe from mails of this kind. */
  unsubscribe?: { label: string; url: string }
  /** From then on its link is invalid, and the mail is not sent any more. */
  expiresAt?: string
}

/** A mail to somebody who may have no address. */
export type UnsentLetter = Omit<Letter, 'to'> & { to: string | null }

const SIGNED: Record<Language, string> = { en: 'Jes, made for Nepal', ne: 'Jes, नेपालका लागि' }
const OR_COPY: Record<Language, string> = {
  en: 'If the button does not work, copy this link:',
  ne: 'बटनले काम नगरे यो लिङ्क कपी गर्नुहोस्:',
}
const FONT = "font-family:Figtree,'Noto Sans Devanagari',system-ui,sans-serif"
const INK = '#241A1E'
const MUTED = '#675955'
const PAPER = '#F6F1E9'
const SHEET = '#FFFDF9'
const ACCENT = '#B4143C'
const INSET = '#F1EAE0'

export function toText({ language, subject, paragraphs, unsubscribe, ...more }: Letter) {
  const { button, code, note } = more
  const parts = [
    subject,
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    code && `${code.label}: ${code.digits}`,
    note,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    `-- \n${SIGNED[language]}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Tables and inline styles: the only layout that every mail program understands. */
export function toHtml({ language, subject, paragraphs, unsubscribe, ...more }: Letter) {
  const { button, code, note } = more
  const rows = [
    row(`<strong style="font-size:26px;color:${ACCENT}">जे&nbsp;Jes</strong>`),
    row(
      `<h1 style="margin:0;font-size:22px;line-height:1.4;color:${INK}">${escapeHtml(subject)}</h1>`,
    ),
    ...paragraphs.map((text) => row(escapeHtml(text))),
    button && row(bigButton(button)),
    code && row(bigCode(code)),
    button && row(copyLink(button.url, language)),
    row(`<span style="font-size:14px;color:${MUTED}">${escapeHtml(note)}</span>`),
    unsubscribe && row(quietLink(unsubscribe)),
    row(`<span style="font-size:14px;color:${MUTED}">${SIGNED[language]}</span>`),
  ]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;margin:0 auto;padding:24px;background:${SHEET};border-radius:20px">
${rows.filter(Boolean).join('\n')}
</table>
</body>
</html>`
}

function row(html: string) {
  return `<tr><td style="padding:8px 0;${FONT};font-size:16px;line-height:1.65;color:${INK}">${html}</td></tr>`
}

function bigButton({ label, url }: NonNullable<Letter['button']>) {
  const style = `display:inline-block;padding:14px 28px;border-radius:999px;background:${ACCENT};color:#FFFFFF;font-size:17px;font-weight:700;text-decoration:none`
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

function bigCode({ label, digits }: NonNullable<Letter['code']>) {
  const style = `padding:14px 20px;border-radius:14px;background:${INSET};font-size:30px;font-weight:700;letter-spacing:8px`
  return `${escapeHtml(label)}<div style="${style}">${escapeHtml(digits)}</div>`
}

function quietLink({ label, url }: NonNullable<Letter['unsubscribe']>) {
  return `<a href="${escapeHtml(url)}" style="font-size:14px;color:${MUTED}">${escapeHtml(label)}</a>`
}

function copyLink(url: string, language: Language) {
  const style = `color:#1F4399;word-break:break-all;font-size:14px`
  return `<span style="font-size:14px;color:${MUTED}">${OR_COPY[language]}</span><br><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(url)}</a>`
}
