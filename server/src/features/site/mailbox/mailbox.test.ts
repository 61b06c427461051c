import { once } from 'node:events'
import { connect } from 'node:net'
import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import { app, appWith, mailsTo, openPort, person, sql } from '#test/world.ts'

type Mailbox = { mails: { to: string; subject: string; text: string; createdAt: string }[] }

describe('the mailbox', () => {
  test('lists the mails, newest first, in the browser and as JSON', async () => {
    const { email } = await newcomerWithMails(2)

    const { mails } = (await app.inject('/dev/mailbox.json')).json<Mailbox>()
    const page = await app.inject('/dev/mailbox')

    const own = mails.filter(({ to }) => to === email)
    expect(own.map((mail) => Object.keys(mail))).toEqual([
      ['to', 'subject', 'text', 'createdAt'],
      ['to', 'subject', 'text', 'createdAt'],
    ])
    expect(own[0]!.createdAt >= own[1]!.createdAt).toBe(true)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body.split(email)).toHaveLength(3)
  })

  test('shows a mail with its links to click, and brings its styles in a file', async () => {
    const { email } = await newcomerWithMails(1)
    const [mail] = await mailsTo(email)

    const list = await app.inject('/dev/mailbox')
    const page = await app.inject(`/dev/mailbox/${mail?.name}`)
    const style = await app.inject('/dev/mailbox.css')

    expect(list.body).toContain(`href="/dev/mailbox/${mail?.name}"`)
    expect(page.body).toMatch(/<a href="http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}">/)
    expect(page.body).not.toMatch(/<style|<script| style=/)
    expect(page.headers['content-security-policy']).toContain("style-src 'self'")
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('what people wrote stays text', async () => {
    const { id, email } = await person('new', { isVerified: false })
    const payload = {
      to: email,
      language: 'en',
      subject: '<script>',
      paragraphs: ['<b>"&'],
      note: '',
    }
    await sql`select graphile_worker.add_job('mail', ${JSON.stringify(payload)}::text::json)`
    const [mail] = await mailsTo(email)

    const page = await app.inject(`/dev/mailbox/${mail?.name}`)

    expect(id).toBeTruthy()
    expect(page.body).not.toContain('<script>')
    expect(page.body).toContain('&#60;b&#62;&#34;&#38;')
    expect(mail?.html).not.toContain('<script>')
  })

  test.each(['nothing.json', '..%2f..%2fpackage.json', '%2e%2e', '.json', 'a%00.json'])(
    'does not give the file %s',
    async (name) => {
      expect((await app.inject(`/dev/mailbox/${name}`)).statusCode).toBe(404)
    },
  )
})

describe('who may look', () => {
  test.each([
    ['another machine', { remoteAddress: '192.168.1.7' }],
    [
      'another machine that says it is this one',
      {
        remoteAddress: '192.168.1.7',
        headers: { 'x-forwarded-for': '127.0.0.1' },
      },
    ],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ...['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'].map(
      (name): [string, object] => [
        `a proxy that calls us by our own name, and says ${name}`,
        { headers: { host: 'localhost:3000', [name]: 'jes.example' } },
      ],
    ),
    ['a page whose name was bent to this machine', { headers: { host: 'evil.example:3000' } }],
  ])('not %s', async (_, from) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css']) {
      expect((await app.inject({ url, ...from })).statusCode).toBe(404)
    }
  })

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'who comes by %s',
    async (host) => {
      const reply = await app.inject({ url: '/dev/mailbox.css', headers: { host } })
      expect(reply.statusCode).toBe(200)
    },
  )

  test('not a proxy without headers of its own, as nginx is by default', async () => {
    const socket = connect(await openPort(), '127.0.0.1')
    socket.write('GET /dev/mailbox.css HTTP/1.0\r\nhost: 127.0.0.1:3000\r\n\r\n')
    const [piece] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(String(piece)).toContain('404 Not Found')
  })

  test.each([
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { isProduction: true },
    { PUBLIC_URL: 'https://jes.example' },
    { TRUSTED_PROXIES: ['127.0.0.1'] },
  ])('nobody, under the settings %j', async (settings) => {
    const other = await appWith(settings)
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css']) {
      expect((await other.inject(url)).statusCode).toBe(404)
    }
    await other.close()
  })
})

test('who looks while a mail is on its way waits for it', async () => {
  const newcomer = await person('new', { isVerified: false })
  await newcomer.call(authApi.resendVerification, {})

  const looking = app.inject('/dev/mailbox.json')
  await mailsTo(newcomer.email)

  const { mails } = (await looking).json<Mailbox>()
  expect(mails.map(({ to }) => to)).toContain(newcomer.email)
})

async function newcomerWithMails(count: number) {
  const newcomer = await person('new', { isVerified: false })
  for (let sent = 0; sent < count; sent++) await newcomer.call(authApi.resendVerification, {})
  await mailsTo(newcomer.email)
  return newcomer
}
