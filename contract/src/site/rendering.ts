import type { Settings } from '@jes/contract/core/settings'

/** What the server asks of the web app: one public page, as a visitor with these settings sees it. */
export type PageRequest = {
  /** Path and query. */
  url: string
  settings: Partial<Settings>
  /** Answers a GET of the API as this visitor gets it. */
  fetch: (url: string) => Promise<Response>
}

/** When a page was rendered, and the replies that it was rendered from: the browser starts with them. */
export type PageState = { at: number; queries: [key: readonly unknown[], data: unknown][] }

export type RenderedPage = { html: string; state: PageState }

/** The page with everything that it shows; null if a part of it could not be had. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>

/** The id of the element with the state of a rendered page. */
export const PAGE_STATE = 'page-state'
