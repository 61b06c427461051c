import type { PageState } from '@jes/contract/site/rendering'
import { PAGE_STATE } from '@jes/contract/site/rendering'

/** The page as the server rendered it, until the browser has taken it over. */
let state = readState()

export function renderedState() {
  return state
}

/** While the server renders; null when its page is dropped. */
export function setRenderedState(rendering: PageState | null) {
  state = rendering
}

function readState(): PageState | null {
  const json = globalThis.document?.getElementById(PAGE_STATE)?.textContent
  return json ? JSON.parse(json) : null
}
