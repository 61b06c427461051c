import { pathToFileURL } from 'node:url'
import type { Settings } from '@jes/contract/core/settings'
import type { RenderedPage, RenderPage } from '@jes/contract/site/rendering'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** "5 minutes ago" is true for about so long. */
const TTL_MS = 60_000
const MAX_BYTES = 16 * 1024 * 1024
/** So many pages are rendered at once; the browser of whoever else asks renders its own. */
const MOST_AT_ONCE = 8

type Reply = { url: string; etag: string | undefined }
/** A page, and the replies that it shows: as long as they are the same, it is. */
export type Rendered = { page: RenderedPage; replies: Reply[] }
type VisitorSettings = Partial<Settings> & Pick<Settings, 'language'>

/** Renders public pages by the components of the web app, which are loaded with the first of them. */
export function pageRenderer(app: FastifyInstance, file: string) {
  const pages = new LRUCache<string, Rendered>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
    ttl: TTL_MS,
  })
  let loading: Promise<RenderPage> | null = null
  let underway = 0

  /** Null if the browser has to render the page. */
  return async (request: FastifyRequest, settings: VisitorSettings): Promise<Rendered | null> => {
    if (underway >= MOST_AT_ONCE) return null
    underway += 1
    try {
      const key = `${JSON.stringify(settings)} ${request.url}`
      const known = pages.get(key)
      if (known && (await isCurrent(known, request, settings))) return known
      const rendered = await render(request, settings)
      if (rendered) pages.set(key, rendered)
      return rendered
    } catch (error) {
      request.log.error(error, 'A page could not be rendered.')
      return null
    } finally {
      underway -= 1
    }
  }

  async function render(request: FastifyRequest, settings: VisitorSettings) {
    loading ??= load()
    const renderPage = await loading
    const replies: Reply[] = []
    const page = await renderPage({
      url: request.url,
      settings,
      async fetch(url) {
        const { statusCode, rawPayload, headers } = await call(url, request, settings)
        replies.push({ url, etag: headers.etag })
        return new Response(new Uint8Array(rawPayload), { status: statusCode })
      },
    })
    return page && { page, replies }
  }

  async function load() {
    const web: { renderPage: RenderPage } = await import(pathToFileURL(file).href)
    return web.renderPage
  }

  async function isCurrent(
    { replies }: Rendered,
    request: FastifyRequest,
    settings: VisitorSettings,
  ) {
    const now = await Promise.all(replies.map(({ url }) => call(url, request, settings)))
    return replies.every(({ etag }, at) => etag !== undefined && now[at]?.headers.etag === etag)
  }

  /** As the visitor's browser would: with the same limits, and never as a member. */
  function call(url: string, request: FastifyRequest, { language }: VisitorSettings) {
    // As a trusted proxy forwards it: not always what it asks this server by.
    const { ip, host } = request
    const { cookie } = request.headers
    return app.inject({
      url,
      remoteAddress: ip,
      headers: { host, 'accept-language': language, ...(cookie && { cookie }) },
    })
  }
}

/** Two bytes a letter, and about as much again for what it was rendered from. */
function bytesOf({ page }: Rendered) {
  return 4 * page.html.length
}
