import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Page,
} from '@playwright/test'

type Person = { page: Page; username: string; email: string; password: string }
type People = { person: (name: string) => Promise<Person>; problems: string[] }

let made = 0

/** A name that no other test uses, within the rules for usernames. */
export function newAccount(name: string) {
  const username = `${name}_${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX}${++made}`
  return { username, email: `${username}@example.com`, password: `correct horse ${username}` }
}

/**
 * People for the journeys, signed in without walking through the pages. Every
 * page also listens for errors: an uncaught one fails the test that caused it.
 */
export const test = base.extend<People>({
  problems: async ({ context }, use) => {
    const problems: string[] = []
    listen(context, problems)
    await use(problems)
    base.expect(problems).toEqual([])
  },
  page: async ({ page, problems: _ }, use) => use(page),
  person: async ({ browser, baseURL, contextOptions, problems }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (name) => {
      const account = newAccount(name)
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL! })
      contexts.push(context)
      listen(context, problems)
      const made = await context.request.post('/api/auth/register', { data: account })
      const { user, token } = await made.json()
      await verify(context.request, account.email)
      const root = {
        user: { _id: user._id, username: user.username, image: user.image },
        token,
        isAuthenticated: true,
      }
      await context.addInitScript((kept) => {
        // The blank page that a tab begins with has no storage.
        if (window.location.protocol === 'about:') return
        if (!sessionStorage.getItem('begun')) localStorage.setItem('root', kept)
        sessionStorage.setItem('begun', 'yes')
      }, JSON.stringify(root))
      return { page: await context.newPage(), ...account }
    })
    for (const context of contexts) await context.close()
  },
})

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

/** The newest mail to an address whose subject fits. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp) {
  const reply = await request.get('/dev/mailbox.json')
  const { mails } = (await reply.json()) as { mails: Mail[] }
  const mail = mails.find((mail) => mail.to.includes(address) && subject.test(mail.subject))
  if (!mail) throw new Error(`No mail to ${address} about ${subject}`)
  return mail
}

/** The way within our own site that a mail leads. */
export function linkIn(mail: Mail) {
  const { pathname, search } = new URL(/https?:\/\/\S+token=\S+/.exec(mail.text)![0])
  return pathname + search
}

async function verify(request: APIRequestContext, email: string) {
  const mail = await mailTo(request, email, /verify/i)
  const token = new URL(linkIn(mail), 'http://localhost').searchParams.get('token')
  await request.post('/api/auth/verify-email', { data: { token } })
}
