import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@jes/contract/core/settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { engineHost } from '#features/core/translation/engine.ts'
import { isMembersBrowser } from '#features/core/viewer/cookie.ts'
import { hasAnnouncement } from '#features/site/announcements/queries.ts'
import { changeCount } from '#lib/changes.ts'
import { deviceKey, giveDevice } from '#lib/edge/deviceCookie.ts'
import { REQUEST_ID } from '#lib/edge/requestId.ts'
import { originOf } from '#lib/origin.ts'
import { readerWhileAway } from '#lib/replicas.ts'
import { sendForm } from '#lib/replyCache.ts'
import { fillDocument, type Preferences, readPreferences } from './document.ts'
import { cacheDocuments, type HtmlPage } from './documents.ts'
import type { Head } from './heads.ts'
import { hashSource } from './inlineStyles.ts'
import { readManifest, withPreloads } from './preloads.ts'
import { pageRenderer } from './renderer.ts'
import { readStyles, withStyles } from './styles.ts'

/** Public pages, which are rendered here for visitors; all others by the browser, where the member is known. */
const RENDERED = new Set([
  '/',
  '/explore',
  '/search',
  '/trending',
  '/districts',
  '/districts/:key',
  '/jehubs',
  '/jehub/:name',
  '/jesclips/latest',
  '/jesclips/:id',
  '/post/:username/:id/:title',
  '/je/:username',
  '/premium',
  '/premium/how',
  '/blogs',
  '/blogs/:id/:title',
  '/help',
  '/help/:slug',
  '/about',
  '/rules',
  '/terms',
  '/privacy-policy',
])

/** Finds the head of a page, in the language of who asks. */
export type FindHead = (
  request: FastifyRequest,
) => ((language: Language) => Head) | Promise<(language: Language) => Head>

export type Folders = {
  folder: string
  /** The web app as the server renders it; without it browsers render every page. */
  renderer?: string
}

/** Sends the HTML of a page: with its head, and to visitors with what it shows. */
export async function pageSender(app: FastifyInstance, { folder, renderer }: Folders) {
  const plain = await readFile(join(folder, 'index.html'), 'utf8')
  const templates = withPreloads(plain, await readManifest(folder))
  const render = renderer && existsSync(renderer) ? pageRenderer(app, renderer) : null
  const styles = await readStyles(folder)
  const findDocument = render && (await cacheDocuments(app))

  return async (request: FastifyRequest, reply: FastifyReply, findHead: FindHead) => {
    await nameDevice(request, reply)
    const asked = askedBy(request)
    const make = (renderIt: typeof render) =>
      makePage(request, reply, { asked, findHead, renderIt })
    if (!findDocument || !RENDERED.has(asked.route) || !isForAll(request))
      return sendHtml(reply, await make(null))

    const { origin, language, preferences } = asked
    const facts = [origin, language, preferences, request.url]
    const page = await findDocument(request, facts, () => make(render))
    return 'form' in page ? sendForm(request, reply, page.form) : sendHtml(reply, page)
  }

  async function makePage(
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, findHead, renderIt }: { asked: Asked; findHead: FindHead; renderIt: typeof render },
  ): Promise<HtmlPage> {
    const common = commonHeaders(reply)
    const reader = readerWhileAway()
    const since = changeCount(reader)
    const [choose, isAnnounced] = await Promise.all([findHead(request), hasAnnouncement(reader)])
    const { route, preferences, language } = asked
    const head = choose(language)
    const isThere = head.status === 200
    const rendered =
      isThere && renderIt ? await renderIt(request, { ...preferences, language }) : null
    const template = templates.get(route) ?? plain
    const styled = rendered
      ? withStyles(template, rendered.page.html, styles)
      : { html: template, css: '' }
    const { html, css } = fillDocument(styled.html, {
      ...asked,
      head,
      isAnnounced,
      translator: engineHost(),
      isStage: route.startsWith('/jesclips/'),
      page: rendered?.page ?? null,
      styles: styled.css,
    })
    const made = rendered?.made ?? null
    return {
      route,
      status: head.status,
      headers: { ...common, ...OF_PAGE, [POLICY]: allowStyle(common[POLICY]!, css) },
      html,
      made: made && { ...made, since: Math.min(since, made.since) },
    }
  }
}

/** A member's browser renders its own pages, and whoever holds an invitation is asked for an answer at once. */
function isForAll(request: FastifyRequest) {
  return !isMembersBrowser(request) && !('invite' in (request.query as object))
}

type Asked = ReturnType<typeof askedBy>

/** What decides about the page beside what it shows. */
function askedBy(request: FastifyRequest) {
  return {
    route: request.routeOptions.url ?? '*',
    address: request.url.split('?', 1)[0]!,
    origin: originOf(request),
    preferences: preferencesOf(request),
    language: languageOf(request),
  }
}

/** Who chose nothing saves data if the browser does. */
function preferencesOf({ cookies, headers }: FastifyRequest): Preferences {
  const saver = headers['save-data'] === 'on' ? { dataSaver: true } : {}
  return { ...saver, ...readPreferences(cookies.jes_prefs) }
}

const POLICY = 'content-security-policy'
const OF_PAGE = {
  'cache-control': 'private, no-cache',
  'content-type': 'text/html; charset=utf-8',
  vary: 'Cookie, Accept-Language, Save-Data, Accept-Encoding',
}

/** All headers that a reply has by now, but those of one request. */
function commonHeaders(reply: FastifyReply): Record<string, string> {
  const { [REQUEST_ID]: _id, 'set-cookie': _cookie, ...headers } = reply.getHeaders()
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function allowStyle(policy: string, css: string) {
  return css ? policy.replace("style-src 'self'", `style-src 'self' ${hashSource(css)}`) : policy
}

function sendHtml(reply: FastifyReply, { status, headers, html }: HtmlPage) {
  return reply.code(status).headers(headers).send(html)
}

/**
 * Rate limits tell visitors behind one address apart by this cookie; a page is the first request of every browser.
 */
async function nameDevice({ server, device }: FastifyRequest, reply: FastifyReply) {
  if (server.countCall && !device) giveDevice(await deviceKey(), reply)
}

/** The chosen language, else that of the browser. */
export function languageOf(request: FastifyRequest) {
  const { language } = preferencesOf(request)
  return language ?? request.language
}
