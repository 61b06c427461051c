import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@jes/contract/core/settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMembersBrowser } from '#features/core/viewer/cookie.ts'
import { hasAnnouncement } from '#features/site/announcements/queries.ts'
import { deviceKey, giveDevice } from '#lib/edge/deviceCookie.ts'
import { CachedReply } from '#lib/encodedReply.ts'
import { originOf } from '#lib/origin.ts'
import { readerWhileAway } from '#lib/replicas.ts'
import { sendForm } from '#lib/replyCache.ts'
import { TopicCache } from '#lib/topicCache.ts'
import { fillDocument, type Preferences, readPreferences } from './document.ts'
import type { Head } from './heads.ts'
import { hashSource } from './inlineStyles.ts'
import { readManifest, withPreloads } from './preloads.ts'
import { pageRenderer } from './renderer.ts'
import { readStyles, withStyles } from './styles.ts'

/** As for the replies of the API that a page is made of. */
const TTL_MS = 2_000
const MAX_BYTES = 8 * 1024 * 1024

/** Public pages, which are rendered here for visitors; all others by the browser, where the member is known. */
const RENDERED = new Set([
  '/',
  '/explore',
  '/search',
  '/trending',
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
  const documents = new TopicCache<CachedReply>({ name: 'pages', maxBytes: MAX_BYTES, ttl: TTL_MS })

  return async (request: FastifyRequest, reply: FastifyReply, findHead: FindHead) => {
    await nameDevice(request, reply)
    const preferences = preferencesOf(request)
    const language = languageOf(request)
    const route = request.routeOptions.url ?? '*'
    const isRendered = render !== null && RENDERED.has(route) && isForAll(request)
    const key = JSON.stringify([originOf(request), language, preferences, request.url])
    const cached = isRendered ? documents.get(key) : undefined
    if (cached) return sendForm(request, reply, await cached.formFor(request.headers))

    const [choose, isAnnounced] = await Promise.all([
      findHead(request),
      hasAnnouncement(readerWhileAway()),
    ])
    const head = choose(language)
    const isThere = isRendered && head.status === 200
    const rendered = isThere ? await render(request, { ...preferences, language }) : null
    const template = templates.get(route) ?? plain
    const styled = rendered
      ? withStyles(template, rendered.page.html, styles)
      : { html: template, css: '' }
    const { html, css } = fillDocument(styled.html, {
      head,
      preferences,
      language,
      address: request.url.split('?', 1)[0]!,
      origin: originOf(request),
      isAnnounced,
      isStage: route.startsWith('/jesclips/'),
      page: rendered?.page ?? null,
      styles: styled.css,
    })
    reply
      .code(head.status)
      .headers({ 'cache-control': 'private, no-cache', vary: VARY })
      .type('text/html; charset=utf-8')
    if (css) allowStyle(reply, css)

    const made =
      rendered &&
      app.madeOfReplies(
        rendered.replies.map(({ url }) => url),
        language,
      )
    if (!made) return reply.send(html)
    const document = new CachedReply(route, ofPage(reply), Buffer.from(html))
    documents.set(key, document, { ...made, bytes: document.plain.bytes.length })
    return sendForm(request, reply, await document.formFor(request.headers))
  }
}

/** A member's browser renders its own pages, and whoever holds an invitation is asked for an answer at once. */
function isForAll(request: FastifyRequest) {
  return !isMembersBrowser(request) && !('invite' in (request.query as object))
}

const VARY = 'Cookie, Accept-Language, Save-Data'

/** Who chose nothing saves data if the browser does. */
function preferencesOf({ cookies, headers }: FastifyRequest): Preferences {
  const saver = headers['save-data'] === 'on' ? { dataSaver: true } : {}
  return { ...saver, ...readPreferences(cookies.jes_prefs) }
}

const OF_PAGE = ['content-type', 'cache-control', 'vary', 'content-security-policy']

function ofPage(reply: FastifyReply) {
  return Object.fromEntries(OF_PAGE.map((name) => [name, reply.getHeader(name)]))
}

function allowStyle(reply: FastifyReply, css: string) {
  const policy = String(reply.getHeader('content-security-policy'))
  const allowed = policy.replace("style-src 'self'", `style-src 'self' ${hashSource(css)}`)
  reply.header('content-security-policy', allowed)
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
