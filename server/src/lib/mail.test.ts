import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { makeMailTask } from './mail.ts'
import { listMails, storeMail } from './mailbox.ts'
import type { Letter } from './mailLayout.ts'

const LETTER: Letter = {
  to: 'sita@jes.example',
  language: 'ne',
  subject: 'इमेल पक्का गर्नुहोस्',
  paragraphs: ['नमस्ते <sita>।'],
  button: { label: 'यहाँ थिच्नुहोस्', url: 'https://jes.example/verify-email?token=abc' },
  code: { label: 'कोड', digits: '123456' },
  note: 'तपाईं होइन भने छोड्नुहोस्।',
}

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe('by SMTP', () => {
  test('a mail arrives with a text part and an HTML part', async () => {
    const { url, arrived } = await startSmtp()

    await send(url, LETTER)

    const { from, to, raw } = arrived[0]!
    expect([from, to]).toEqual(['namaste@jes.example', ['sita@jes.example']])
    expect(raw).toContain('multipart/alternative')
    expect(raw).toMatch(/From: "?Jes"? <namaste@jes.example>/)
    expect(raw).toMatch(/Auto-Submitted: auto-generated/i)
    const [text, html] = [partOf(raw, 'text/plain'), partOf(raw, 'text/html')]
    expect(text).toContain('नमस्ते <sita>।')
    expect(text).toContain('https://jes.example/verify-email?token=abc')
    expect(text).toContain('कोड: 123456')
    expect(html).toContain('<html lang="ne">')
    expect(html).toContain('नमस्ते &#60;sita&#62;।')
    expect(html).toContain('href="https://jes.example/verify-email?token=abc"')
  })

  test('a letter that one can unsubscribe from says how, to people and to mail programs', async () => {
    const { url, arrived } = await startSmtp()
    const link = 'https://jes.example/api/digests/unsubscribe?token=0123456789abcdef'

    await send(url, { ...LETTER, unsubscribe: { label: 'Stop these mails', url: link } })
    await send(url, LETTER)

    const headers = arrived.map(({ raw }) => raw.split('\r\n\r\n')[0]!.replace(/\r\n /g, ' '))
    expect(headers[0]).toContain(`List-Unsubscribe: <${link}>`)
    expect(headers[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(headers[1]).not.toContain('List-Unsubscribe')
    expect(partOf(arrived[0]!.raw, 'text/plain')).toContain(`Stop these mails:\r\n${link}`)
    expect(partOf(arrived[0]!.raw, 'text/html')).toContain(`<a href="${link}"`)
  })

  test('no header can be put in by way of subject or address', async () => {
    const { url, arrived } = await startSmtp()

    await send(url, { ...LETTER, subject: 'Hi\r\nBcc: evil@x.example\r\nX-Evil: 1' })
    await send(url, { ...LETTER, to: 'sita@jes.example\r\nBcc: evil@x.example' }).catch(() => {})

    for (const { to, raw } of arrived) {
      expect(to.join()).not.toContain('evil')
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|x-evil):/im)
    }
  })

  test('a server that does not answer fails the job, which is then tried again', async () => {
    await expect(send('smtp://127.0.0.1:1', LETTER)).rejects.toThrow()
  })
})

describe('the mailbox of this machine', () => {
  test('keeps the newest five hundred, and no half-written file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jes-mailbox-'))
    ends.push(() => rm(folder, { recursive: true }))
    for (let number = 0; number < 510; number++) {
      const createdAt = new Date().toISOString()
      await storeMail(folder, { to: '', subject: `No. ${number}`, text: '', html: '', createdAt })
    }

    const mails = await listMails(folder)

    expect(mails).toHaveLength(500)
    expect([mails[0]?.subject, mails.at(-1)?.subject]).toEqual(['No. 509', 'No. 10'])
    expect((await readdir(folder)).every((name) => name.endsWith('.json'))).toBe(true)
  })

  test('is empty before the first mail', async () => {
    expect(await listMails(join(tmpdir(), 'jes-no-such-mailbox'))).toEqual([])
  })
})

type Arrived = { from: string; to: string[]; raw: string }

async function startSmtp() {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, arrived }
}

async function send(url: string, letter: Letter) {
  const settings = { SMTP_URL: url, MAIL_FROM: 'Jes <namaste@jes.example>', DATA_DIR: tmpdir() }
  await makeMailTask(settings)(letter as never, {} as JobHelpers)
}

function partOf(raw: string, type: string) {
  const part = raw.split(/\r\n--/).find((part) => part.includes(`Content-Type: ${type}`)) ?? ''
  const [headers = '', ...body] = part.split('\r\n\r\n')
  const encoded = body.join('\r\n\r\n')
  if (/base64/i.test(headers)) return Buffer.from(encoded, 'base64').toString()
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
