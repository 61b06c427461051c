import type { Task } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import { type Config, config } from './config.ts'
import type { Sql } from './db.ts'
import { addJob } from './jobs.ts'
import { mailboxOf, storeMail } from './mailbox.ts'
import { type Letter, toHtml, toText, type UnsentLetter } from './mailLayout.ts'
import { counts } from './metrics/counts.ts'
import { redact } from './redact.ts'
import { traced } from './requestContext.ts'
import { openLetter, sealLetter } from './sealedLetter.ts'

/** A mail server that accepts and then hangs blocks one of the few mail workers for so long. */
export const SMTP_LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
}

type Limits = typeof SMTP_LIMITS
type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

/** Links in mails lead to the configured URL, whatever host a request names. */
export function linkTo(path: string, token?: string) {
  const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return `${site}${path}${token ? `?token=${token}` : ''}`
}

/** Spread over about 28 hours (docs/operations.md, Jobs): longer than a mail server is usually down. */
const MAIL_ATTEMPTS = 14

/**
 * Queues a mail as part of the transaction: it is sent if that commits, and survives any crash after. To who has no
 * address none is sent.
 */
export async function sendLetter(sql: Sql, { to, ...rest }: UnsentLetter) {
  if (to === null) return
  const letter: Letter = { to, ...rest }
  // Without an expiry such a mail would be sent, and stored in backups, long after.
  if (letter.button?.url.includes('token=') && !letter.expiresAt)
    throw new Error('A letter with a link that lets somebody in says until when it works.')
  await addJob(sql, {
    name: 'mail',
    payload: await sealLetter(letter),
    attempts: MAIL_ATTEMPTS,
  })
}

/** The job that sends mails, by SMTP or into the mailbox of this machine. */
export function makeMailTask(settings: Settings, limits: Limits = SMTP_LIMITS): Task {
  const deliver = settings.SMTP_URL
    ? bySmtp(settings.SMTP_URL, settings.MAIL_FROM, limits)
    : intoMailbox(settings.DATA_DIR)
  return async (payload) => {
    const letter = await openLetter(payload)
    if (isOver(letter.expiresAt)) return
    const current = isOver(letter.code?.expiresAt) ? { ...letter, code: undefined } : letter
    await counted(traced('send mail', 'client', () => deliver(current)))
  }
}

async function counted(delivery: Promise<void>) {
  try {
    await delivery
    counts.mails.sent += 1
  } catch (error) {
    counts.mails.failed += 1
    throw error
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
      // A failed job stores its error message, and mail servers like to repeat the address.
      .catch((error: Error) => {
        throw new Error(redact(error.message))
      })
  }
}

/** Mail programs show an unsubscribe button, and send a POST for it (RFC 8058). */
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
    await storeMail(mailboxOf(dataDir), {
      to,
      subject,
      text: toText(letter),
      html: toHtml(letter),
      createdAt: new Date().toISOString(),
    })
  }
}
