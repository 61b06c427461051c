import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { changeCount } from '#lib/changes.ts'
import { config } from '#lib/config.ts'
import { deviceKey, readDevice, withoutDevice } from '#lib/edge/deviceCookie.ts'
import { encodeReply, encodingFor, type Form } from '#lib/encodedReply.ts'
import { countsOfCache } from '#lib/metrics/counts.ts'
import { writeForm } from '#lib/replyCache.ts'
import { type Made, TopicCache } from '#lib/topicCache.ts'

/** When a page of this age is requested it goes out once more, and is made anew meanwhile. */
const REFRESH_MS = 2_000
/** What nobody publishes (votes, views, new comments, the order of lists) is never older than this. */
const TTL_MS = 6_000
const MAX_BYTES = 8 * 1024 * 1024
const MAX_BYTES_OF_KEYS = 1024 * 1024
/** Beside its bytes: headers, topics, key. */
const BYTES_A_DOCUMENT = 6_000

/** A page as it was made; what it is made of is null if it is not for others. */
export type HtmlPage = {
  route: string
  status: number
  headers: Record<string, string>
  html: string
  made: Made | null
}
/** A page that is sent to all visitors who ask alike, in the one encoding that they accept. */
export type Document = { route: string; form: Form }

type MakePage = () => Promise<HtmlPage>
type Entry = Document & { refreshAt: number }
type Work = { since: number; done: Promise<Document | HtmlPage> }

/**
 * The rendered pages of visitors, as the bytes they are. Those who ask for the same one together wait for one rendering.
 * A request that is the same, letter for letter, in all that decides about its page is answered before the framework:
 * whose page is for all was decided there.
 */
export async function cacheDocuments(app: FastifyInstance) {
  const counts = countsOfCache('pages')
  const documents = new TopicCache<Entry>({ maxBytes: MAX_BYTES, ttl: TTL_MS })
  const underway = new Map<string, Work>()
  const keys = new LRUCache<string, string>({
    maxSize: MAX_BYTES_OF_KEYS,
    sizeCalculation: (key, facts) => key.length + facts.length,
  })
  const device = app.countCall ? await deviceKey() : null

  // Without PUBLIC_URL the address in a page depends on the headers of a proxy.
  if (config.PUBLIC_URL || config.TRUSTED_PROXIES.length === 0) {
    app.replyDirectly((request) => {
      const key = isPage(request) ? keys.get(factsOf(request)) : undefined
      // Browsers without a device get one from the framework.
      if (key === undefined || (device && !readDevice(device, request.headers.cookie))) return null
      const entry = documents.get(key)
      if (!entry || isDue(key, entry)) return null
      counts.hits += 1
      const write = (response: ServerResponse) => writeForm(request.headers, response, entry.form)
      return { route: entry.route, caller: 'page', write }
    })
  }

  /** The page that all get who ask alike, or what was made if it is not for others. */
  return async (
    { raw, headers, log }: FastifyRequest,
    facts: readonly unknown[],
    make: MakePage,
  ): Promise<Document | HtmlPage> => {
    const encoding = encodingFor(headers)
    const key = JSON.stringify([encoding, ...facts])
    const entry = documents.get(key)
    counts[entry ? 'hits' : 'misses'] += 1
    if (!entry) return underwayOf(key) ?? begin()
    keys.set(factsOf(raw), key)
    if (isDue(key, entry)) begin().catch((error) => log.error(error, 'A page was not made anew.'))
    return entry

    function begin() {
      const work: Work = { since: changeCount(), done: makeDocument().finally(end) }
      underway.set(key, work)
      return work.done

      function end() {
        if (underway.get(key) === work) underway.delete(key)
      }
    }

    async function makeDocument() {
      const page = await make()
      if (!page.made) return page
      const { route, html, made } = page
      const form = await encodeReply(page.headers, Buffer.from(html), encoding)
      const bytes = BYTES_A_DOCUMENT + form.bytes.length
      const refreshAt = performance.now() + REFRESH_MS
      documents.set(key, { route, form, refreshAt }, { ...made, bytes })
      return { route, form }
    }
  }

  /** It is made anew once, however many ask meanwhile. */
  function isDue(key: string, { refreshAt }: Entry) {
    return performance.now() >= refreshAt && !underway.has(key)
  }

  /** What was begun before a change may be out of date: who asks after it waits for nobody. */
  function underwayOf(key: string) {
    const work = underway.get(key)
    return work?.since === changeCount() ? work.done : undefined
  }
}

function isPage({ url = '' }: IncomingMessage) {
  return !url.startsWith('/api/')
}

/** All that a page depends on, as it was sent. The cookies are among it, but for the device, which no page shows. */
function factsOf({ url, headers }: IncomingMessage) {
  const { host, cookie, 'accept-language': language, 'save-data': saves } = headers
  const { 'accept-encoding': encodings } = headers
  return `${url}\n${host}\n${language}\n${saves}\n${encodings}\n${withoutDevice(cookie ?? '')}`
}
