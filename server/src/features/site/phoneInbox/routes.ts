import type { FastifyInstance } from 'fastify'
import { isAtHome, isOpenToOthers } from '#features/site/mailbox/atHome.ts'
import { page, STYLE, sendPage, time } from '#features/site/mailbox/page.ts'
import { waitForTasks } from '#features/site/mailbox/queries.ts'
import { config } from '#lib/config.ts'
import { notFound } from '#lib/errors.ts'
import { escapeHtml } from '#lib/html.ts'
import { type StoredSms, smsInboxOf } from '#lib/sms/inbox.ts'
import { listMessages } from '#lib/storedMessages.ts'

/** The SMS of a Jes without a provider, readable in a browser on the same machine. */
export async function phoneInboxRoutes(app: FastifyInstance) {
  if (config.SMS_PROVIDER || config.isProduction || isOpenToOthers()) return
  const folder = smsInboxOf(config.DATA_DIR)

  app.addHook('onRequest', async (request) => {
    if (!isAtHome(request)) throw notFound()
  })

  app.get('/dev/phone.json', async (_, reply) => {
    await waitForTasks('sms')
    const messages = await listMessages<StoredSms>(folder)
    return reply.header('cache-control', 'no-store').send({
      messages: messages.map(({ to, text, createdAt }) => ({ to, text, createdAt })),
    })
  })

  app.get('/dev/phone', async (_, reply) => {
    await waitForTasks('sms')
    return sendPage(reply, listPage(await listMessages<StoredSms>(folder)))
  })

  app.get('/dev/phone.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

function listPage(messages: StoredSms[]) {
  const items = messages.map(
    ({ to, text, createdAt }) =>
      `<li><small>${escapeHtml(to)}, ${time(createdAt)}</small><div class="text">${escapeHtml(text)}</div></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No SMS yet.</p>'
  return page(
    'Phone',
    `<p>What Jes would have sent by SMS. Only this machine can see it.</p>${list}`,
    '/dev/phone.css',
  )
}
