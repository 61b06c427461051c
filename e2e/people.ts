import { readFileSync } from 'node:fs'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Page,
} from '@playwright/test'

export type Account = { username: string; email: string; password: string }
/** Somebody whom a script acts for. */
export type Actor = { username: string; password: string; token?: string }
type Member = Account & { token: string }
type Person = Member & { id: string; page: Page }
type People = { person: (name: string) => Promise<Person>; problems: string[] }
type Made = Member & {
  id: string
  session: { token: string; refreshToken: string; mediaToken: string }
}

let made = 0

/** A name that no other test uses, within the rules for usernames. */
export function newAccount(name: string): Account {
  const username = `${name}_${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX}${++made}`
  return { username, email: `${username}@example.com`, password: `correct horse ${username}` }
}

/** A verified member without a browser, perhaps a long-time one. */
export async function member(name: string, { daysOld = 0, isNew = false } = {}): Promise<Made> {
  const port = readFileSync(`.cache/e2e-people-${process.env.E2E_PORT ?? '3100'}`, 'utf8')
  const { username, email } = newAccount(name)
  const body = JSON.stringify({ username, email, daysOld, isNew })
  const reply = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  if (!reply.ok) throw new Error(await reply.text())
  return reply.json()
}

/** A token for what a script does for somebody: their second one, or a new one by logging in. */
export async function tokenOf(
  request: APIRequestContext,
  { username, password, token }: Actor,
): Promise<string> {
  if (token) return token
  const reply = await request.post('/api/auth/login', { data: { login: username, password } })
  return (await reply.json()).token
}

/**
 * People for the journeys, signed in without walking through the pages. Every page also listens for errors: an
 * uncaught one fails its test.
 */
export const test = base.extend<People>({
  problems: async ({ baseURL: _ }, use) => {
    const problems: string[] = []
    await use(problems)
    base.expect(problems).toEqual([])
  },
  context: async ({ context, problems }, use) => {
    listen(context, problems)
    await use(context)
  },
  person: async ({ browser, baseURL, contextOptions, problems }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (name) => {
      const { id, session, ...account } = await member(name)
      const cookie = { ...COOKIE, domain: new URL(baseURL!).hostname }
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL! })
      contexts.push(context)
      listen(context, problems)
      await context.addCookies([
        { ...cookie, name: 'jes_rt', value: session.refreshToken, path: '/' },
        { ...cookie, name: 'jes_media', value: session.mediaToken, path: '/media' },
      ])
      const root = {
        user: { _id: id, username: account.username, image: null },
        token: session.token,
        isAuthenticated: true,
      }
      await context.addInitScript((saved) => {
        // The blank page of a new tab has no storage.
        if (window.location.protocol === 'about:') return
        if (!sessionStorage.getItem('begun')) localStorage.setItem('root', saved)
        sessionStorage.setItem('begun', 'yes')
      }, JSON.stringify(root))
      return { id, page: await context.newPage(), ...account }
    })
    for (const context of contexts) await context.close()
  },
})

const COOKIE = { httpOnly: true, sameSite: 'Strict' } as const

function listen(context: BrowserContext, problems: string[]) {
  context.on('weberror', (caught) => {
    const error = caught.error()
    problems.push(error.stack ?? String(error))
  })
  context.on('console', (message) => {
    const isViolation = /Content Security Policy|Trusted Type/i.test(message.text())
    if (isViolation) problems.push(message.text())
  })
}

export { expect } from '@playwright/test'

export type Mail = { to: string; subject: string; text: string; createdAt: string }

/** The newest mail to an address whose subject matches. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp) {
  const reply = await request.get('/dev/mailbox.json')
  const { mails } = (await reply.json()) as { mails: Mail[] }
  const mail = mails.find((mail) => mail.to.includes(address) && subject.test(mail.subject))
  if (!mail) throw new Error(`No mail to ${address} about ${subject}`)
  return mail
}

/** The path of the link in a mail. */
export function linkIn(mail: Mail) {
  const { pathname, search } = new URL(/https?:\/\/\S+token=\S+/.exec(mail.text)![0])
  return pathname + search
}
