import { pathToFileURL } from 'node:url'
import type { Settings } from '@jes/contract/core/settings'
import type { RenderedPage, RenderPage } from '@jes/contract/site/rendering'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeCount } from '#lib/changes.ts'
import type { Made } from '#lib/topicCache.ts'

/** So many pages are rendered at once; the browser of whoever else asks renders its own. */
const MOST_AT_ONCE = 8

/** A page, and what it is made of; null if that changes without being published. */
export type Rendered = { page: RenderedPage; made: Made | null }
type VisitorSettings = Partial<Settings> & Pick<Settings, 'language'>

/** Renders public pages by the components of the web app, which are loaded with the first of them. */
export function pageRenderer(app: FastifyInstance, file: string) {
  let loading: Promise<RenderPage> | null = null
  let underway = 0

  /** Null if the browser has to render the page. */
  return async (request: FastifyRequest, settings: VisitorSettings): Promise<Rendered | null> => {
    if (underway >= MOST_AT_ONCE) return null
    underway += 1
    try {
      return await render(request, settings)
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
    const replies: (Made | null)[] = []
    const page = await renderPage({
      url: request.url,
      settings,
      async fetch(url) {
        const { statusCode, rawPayload } = await call(url, request, settings)
        // At once: later the cache may hold a newer reply than the page shows.
        replies.push(app.madeOfReply(url, settings.language))
        return new Response(new Uint8Array(rawPayload), { status: statusCode })
      },
    })
    return page && { page, made: together(replies) }
  }

  async function load() {
    const web: { renderPage: RenderPage } = await import(pathToFileURL(file).href)
    return web.renderPage
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

/** What is made of all of these; null if one of them is not cached. */
function together(replies: readonly (Made | null)[]): Made | null {
  const made = replies.filter((one) => one !== null)
  if (made.length < replies.length) return null
  const topics = made.map(({ madeOf }) => madeOf)
  return {
    madeOf: topics.every((one) => one !== 'anything') ? topics.flat() : 'anything',
    since: Math.min(changeCount(), ...made.map(({ since }) => since)),
  }
}
