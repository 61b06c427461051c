import type { Task } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import { type Config, config } from './config.ts'
import type { Sql } from './db.ts'
import { addJob } from './jobs.ts'
import { keepMail, mailboxOf } from './mailbox.ts'
import { type Letter, toHtml, toText } from './mailLayout.ts'

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

/** The link of a mail leads to where we are configured to be, whatever a caller says our name is. */
export function linkTo(path: string, token?: string) {
  const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return `${site}${path}${token ? `?token=${token}` : ''}`
}

/** Sends a letter as part of the transaction: it goes if that commits, and survives any crash after. */
export async function sendLetter(sql: Sql, letter: Letter) {
  await addJob(sql, { name: 'mail', payload: letter })
}

/** The job that sends letters, by SMTP or into the mailbox of this machine. */
export function makeMailTask(settings: Settings): Task {
  const deliver = settings.SMTP_URL
    ? bySmtp(settings.SMTP_URL, settings.MAIL_FROM)
    : intoMailbox(settings.DATA_DIR)
  return (payload) => deliver(payload as Letter)
}

export const mailTask = makeMailTask(config)

function bySmtp(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return async (letter: Letter) => {
    await transport.sendMail({
      from,
      to: { name: '', address: letter.to },
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      headers: headersOf(letter),
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
