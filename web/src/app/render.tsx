import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageRequest, PageState, RenderedPage } from '@jes/contract/site/rendering'
import { type Query, QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { loadBikramSambat } from '#lib/bikramSambat.ts'
import type { Location } from '#lib/history.ts'
import { defaults, type Preferences, usePreferences } from '#lib/preferences.ts'
import { setRenderedState } from '#lib/rendered.ts'
import { transport } from '#lib/transport.ts'
import { App } from './App.tsx'

/** A query may need the reply of another; no page has so many in a row. */
const MOST_PASSES = 6
/** React's sign for a part that is not there. */
const UNFINISHED = '<!--$!-->'
const LOAD_TIMEOUT = 5_000

const underway = new AsyncLocalStorage<PageRequest>()
transport.fetch = (url) => underway.getStore()!.fetch(url)

/**
 * The HTML of a public page as a visitor sees it. Which data a page needs is found by rendering it, again and again
 * until nothing is missing. Each rendering is synchronous, so that the language and the time are those of this page.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  await loadBikramSambat()
  return underway.run(request, async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    try {
      return await renderWhole(client, request)
    } finally {
      client.clear()
    }
  })
}

async function renderWhole(client: QueryClient, { url, settings }: PageRequest) {
  const { language = 'en', digits, ...others } = settings
  const app = (
    <StrictMode>
      <App client={client} place={placeAt(url)} />
    </StrictMode>
  )
  const at = Date.now()
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    setPreferences({ ...defaults(), ...others, language, digits: digits ?? undefined })
    setRenderedState({ at, queries: [] })
    const html = renderToString(app)
    const queries = client.getQueryCache().getAll()
    const missing = queries.filter(isMissing)
    if (queries.some(({ state }) => state.status === 'error')) return null
    if (missing.length > 0) await Promise.all(missing.map((query) => query.fetch().catch(ignore)))
    else if (html.includes(UNFINISHED)) await loadParts(app)
    else return { html, state: { at, queries: answered(queries) } }
  }
  return null
}

/** The place of an address that was just opened. */
function placeAt(url: string): Location {
  const { pathname, search } = new URL(url, 'http://server')
  return { pathname, search, hash: '', key: '', index: 0, move: 'first', keepsScroll: false }
}

function setPreferences(preferences: Preferences) {
  // Without a browser React reads the initial state.
  Object.assign(usePreferences.getInitialState(), preferences)
  usePreferences.setState(preferences, true)
}

/** React waits for all code that the page needs; what it renders meanwhile is dropped, and what fails is thrown. */
async function loadParts(app: ReactNode) {
  const errors: unknown[] = []
  const signal = AbortSignal.timeout(LOAD_TIMEOUT)
  const { prelude } = await prerender(app, { signal, onError: (error) => void errors.push(error) })
  await prelude.cancel()
  if (errors.length > 0) throw errors[0]
}

function isMissing({ state, options }: Query) {
  const { enabled } = options as { enabled?: boolean | (() => boolean) }
  const isEnabled = typeof enabled === 'function' ? enabled() : enabled !== false
  return isEnabled && state.status === 'pending'
}

function answered(queries: readonly Query[]): PageState['queries'] {
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
}

function ignore() {}
