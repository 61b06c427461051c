import type { Task } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import { type Config, config } from './config.ts'
import type { Sql } from './db.ts'
import { addJob } from './jobs.ts'
import { keepMail, mailboxOf } from './mailbox.ts'
import { type Letter, toHtml, toText } from './mailLayout.ts'
import { redact } from './redact.ts'
import { openLetter, sealLetter } from './sealedLetter.ts'

/** A server that accepts and then says nothing holds one of the few workers of mail so long. */
export const SMTP_LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
}

type Limits = typeof SMTP_LIMITS
type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

/** The link of a mail leads to where we are configured to be, whatever a caller says our name is. */
export function linkTo(path: string, token?: string) {
  const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return `${site}${path}${token ? `?token=${token}` : ''}`
}

/** Spread over about 28 hours (docs/operations.md, Jobs): longer than a mail server is usually away. */
const MAIL_ATTEMPTS = 14

/** Sends a letter as part of the transaction: it goes if that commits, and survives any crash after. */
export async function sendLetter(sql: Sql, letter: Letter) {
  // Without its end such a letter would be sent, and kept in backups, long after.
  if (letter.button?.url.includes('token=') && !letter.expiresAt)
    throw new Error('A letter with a link that lets somebody in says until when it works.')
  await addJob(sql, {
    name: 'mail',
    payload: await sealLetter(letter),
    attempts: MAIL_ATTEMPTS,
  })
}

/** The job that sends letters, by SMTP or into the mailbox of this machine. */
export function makeMailTask(settings: Settings, limits: Limits = SMTP_LIMITS): Task {
  const deliver = settings.SMTP_URL
    ? bySmtp(settings.SMTP_URL, settings.MAIL_FROM, limits)
    : intoMailbox(settings.DATA_DIR)
  return async (payload) => {
    const letter = await openLetter(payload)
    if (isOver(letter.expiresAt)) return
    await deliver(isOver(letter.code?.expiresAt) ? { ...letter, code: undefined } : letter)
  }
}

function isOver(moment: string | undefined) {
  return moment !== undefined && Date.parse(moment) <= Date.now()
}

export const mailTask = makeMailTask(config)

function bySmtp(url: string, from: string, limits: Limits) {
  const transport = createTransport({ url, ...limits })
  return async (letter: Letter) => {
    await transport
      .sendMail({
        from,
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: toText(letter),
        html: toHtml(letter),
        headers: headersOf(letter),
      })
      // A failed job keeps the message of its error, and mail servers like to repeat the address.
      .catch((error: Error) => {
        throw new Error(redact(error.message))
      })
  }
}

/** Mail programs show a button to unsubscribe, and press it by a POST (RFC 8058). */
function headersOf({ language, unsubscribe }: Letter): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe.url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

function intoMailbox(dataDir: string) {
  return async (letter: Letter) => {
    const { to, subject } = letter
    await keepMail(mailboxOf(dataDir), {
      to,
      subject,
      text: toText(letter),
      html: toHtml(letter),
      createdAt: new Date().toISOString(),
    })
  }
}
