import type { FastifyInstance } from 'fastify'
import { config } from '#lib/config.ts'
import { notFound } from '#lib/errors.ts'
import { findMail, listMails, mailboxOf } from '#lib/mailbox.ts'
import { isAtHome, isOpenToOthers } from './atHome.ts'
import { listPage, mailPage, STYLE, sendPage } from './page.ts'
import { waitForTasks } from './queries.ts'

/** The mails of a Jes without SMTP, readable in a browser on the same machine. */
export async function mailboxRoutes(app: FastifyInstance) {
  if (config.SMTP_URL || config.isProduction || isOpenToOthers()) return
  const folder = mailboxOf(config.DATA_DIR)

  app.addHook('onRequest', async (request) => {
    if (!isAtHome(request)) throw notFound()
  })

  app.get('/dev/mailbox.json', async (_, reply) => {
    await waitForTasks('mail%')
    const mails = await listMails(folder)
    return reply.header('cache-control', 'no-store').send({
      mails: mails.map(({ to, subject, text, createdAt }) => ({ to, subject, text, createdAt })),
    })
  })

  app.get('/dev/mailbox', async (_, reply) => {
    await waitForTasks('mail%')
    return sendPage(reply, listPage(await listMails(folder)))
  })

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async ({ params }, reply) => {
    const mail = await findMail(folder, params.name)
    if (!mail) throw notFound()
    return sendPage(reply, mailPage(mail))
  })

  app.get('/dev/mailbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
