import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from '#lib/config.ts'
import { notFound } from '#lib/errors.ts'
import { findMail, listMails, mailboxOf } from '#lib/mailbox.ts'
import { listPage, mailPage, STYLE } from './page.ts'
import { waitForMails } from './queries.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Headers that proxies add; a browser sends none of them. */
const FORWARDED = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-original-.*|cf-.*)$/
const LOCAL_HOST = /^([\w.-]+\.)?localhost(:\d+)?$|^127\.\d+\.\d+\.\d+(:\d+)?$|^\[::1\](:\d+)?$/

/** The mails of a Jes without SMTP, readable in a browser on the same machine. */
export async function mailboxRoutes(app: FastifyInstance) {
  if (config.SMTP_URL || config.isProduction || isOpenToOthers()) return
  const folder = mailboxOf(config.DATA_DIR)

  app.addHook('onRequest', async (request) => {
    if (!isAtHome(request)) throw notFound()
  })

  app.get('/dev/mailbox.json', async (_, reply) => {
    await waitForMails()
    const mails = await listMails(folder)
    return reply.header('cache-control', 'no-store').send({
      mails: mails.map(({ to, subject, text, createdAt }) => ({ to, subject, text, createdAt })),
    })
  })

  app.get('/dev/mailbox', async (_, reply) => {
    await waitForMails()
    return sendPage(reply, listPage(await listMails(folder)))
  })

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async ({ params }, reply) => {
    const mail = await findMail(folder, params.name)
    if (!mail) throw notFound()
    return sendPage(reply, mailPage(mail))
  })

  app.get('/dev/mailbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/**
 * From this machine itself: not through a proxy on it, nor by a page of a name that resolves to 127.0.0.1 (DNS
 * rebinding).
 */
function isAtHome({ raw: { socket, headers, httpVersion } }: FastifyRequest) {
  // A proxy without these headers that uses our own host name still speaks HTTP/1.0, as nginx does by default.
  const isProxied =
    httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDED.test(name))
  const isLocalName = LOCAL_HOST.test(headers.host ?? '')
  return LOOPBACK.test(socket.remoteAddress ?? '') && isLocalName && !isProxied
}

/** With a public URL or proxies there are visitors, whatever their requests look like here. */
function isOpenToOthers() {
  const { hostname } = new URL(config.PUBLIC_URL ?? 'http://localhost')
  return config.TRUSTED_PROXIES.length > 0 || !LOCAL_HOST.test(hostname)
}
