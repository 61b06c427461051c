import { Provider } from '@jes/contract/money/premium'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSandboxOn } from '#features/money/providers/drivers.ts'
import { SANDBOX_PATHS } from '#features/money/providers/playMoney.ts'
import { readPreferences } from '#features/site/pages/document.ts'
import { sql } from '#lib/db.ts'
import { forbidden, malformed, notFound } from '#lib/errors.ts'
import { isFromOwnPages } from '#lib/origin.ts'
import { ACTS, act, actsFor } from './acts.ts'
import { describeStatus, esewaReturn, takeForm } from './esewa.ts'
import { describeLookup, initiate, khaltiReturn, refuseKey } from './khalti.ts'
import { payAddress, paymentPage, paymentsPage, type Reader } from './page.ts'
import { findPayment, listPayments } from './payments.ts'
import { STYLE } from './style.ts'

const Texts = z.record(z.string(), z.string()).catch({})
const Things = z.record(z.string(), z.unknown()).catch({})
const Choice = z.object({ ref: z.string().max(100), act: z.enum(ACTS) })

/** Actions that return to the shop; after the others the browser stays on the page. */
const LEAVING = ['pay', 'payShort', 'cancel', 'pend', 'doubt']

/** eSewa and Khalti as their documents describe them, for tests. Never where money is real. */
export async function sandboxRoutes(app: FastifyInstance) {
  if (!isSandboxOn()) return
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method === 'POST' && !isFromOwnPages(headers)) throw forbidden()
    reply.header('cache-control', 'no-store')
  })
  pages(app)
  esewa(app)
  khalti(app)
}

function pages(app: FastifyInstance) {
  app.get('/sandbox/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))

  app.get(SANDBOX_PATHS.all, async (request, reply) =>
    sendPage(reply, paymentsPage(await listPayments(sql), readerOf(request))),
  )

  app.get('/sandbox/:provider/pay', async (request, reply) => {
    const query = Texts.parse(request.query)
    const payment = await expectPayment(request, query.ref ?? query.pidx ?? '')
    return sendPage(reply, paymentPage(payment, query.said, readerOf(request)))
  })

  app.post('/sandbox/:provider/pay', async (request, reply) => {
    const choice = Choice.safeParse(request.body)
    if (!choice.success) throw malformed()
    const payment = await expectPayment(request, choice.data.ref)
    const chosen = choice.data.act
    if (actsFor(payment).includes(chosen)) await act(sql, payment, chosen)
    return reply.redirect(await nextAddress(request, choice.data), 303)
  })
}

async function nextAddress(request: FastifyRequest, choice: z.infer<typeof Choice>) {
  const payment = await expectPayment(request, choice.ref)
  const isLeaving =
    LEAVING.includes(choice.act) || (choice.act === 'expire' && payment.provider === 'esewa')
  if (isLeaving) return payment.provider === 'esewa' ? esewaReturn(payment) : khaltiReturn(payment)
  return `${payAddress(payment)}&said=${choice.act === 'payAndClose' ? 'closed' : 'changed'}`
}

function esewa(app: FastifyInstance) {
  app.post(SANDBOX_PATHS.esewaForm, async ({ body }, reply) => {
    const form = Texts.parse(body)
    const problem = await takeForm(sql, form)
    if (problem) return reply.code(400).send({ code: 'ES104', message: problem })
    const ref = form.transaction_uuid ?? ''
    return reply.redirect(payAddress({ provider: 'esewa', ref }), 303)
  })

  app.get(SANDBOX_PATHS.esewaStatus, async ({ query }, reply) => {
    const parameters = Texts.parse(query)
    const payment = await findPayment(sql, 'esewa', parameters.transaction_uuid ?? '')
    return reply.type('application/json').send(describeStatus(payment, parameters))
  })
}

function khalti(app: FastifyInstance) {
  app.post(`${SANDBOX_PATHS.khaltiApi}epayment/initiate/`, async ({ headers, body }, reply) => {
    const answer = refuseKey(headers.authorization) ?? (await initiate(sql, Things.parse(body)))
    return reply.code(answer.status).send(answer.body)
  })

  app.post(`${SANDBOX_PATHS.khaltiApi}epayment/lookup/`, async ({ headers, body }, reply) => {
    const pidx = String(Things.parse(body).pidx ?? '')
    const answer =
      refuseKey(headers.authorization) ?? describeLookup(await findPayment(sql, 'khalti', pidx))
    return reply.code(answer.status).send(answer.body)
  })
}

async function expectPayment({ params }: FastifyRequest, ref: string) {
  const provider = Provider.safeParse(Texts.parse(params).provider)
  const payment = provider.success && (await findPayment(sql, provider.data, ref))
  if (!payment) throw notFound()
  return payment
}

/** The language chosen in Jes, else that of the browser. */
function readerOf(request: FastifyRequest): Reader {
  const { language = request.language, theme } = readPreferences(request.cookies.jes_prefs)
  return { language, theme }
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').send(html)
}
