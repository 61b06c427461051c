import { useEffect } from 'react'

/** The name of the page in the tab of the browser. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = withName(title)
  }, [title])
}

/** A title that begins with our name needs it no second time. */
export function withName(title: string) {
  return /^Jes\b/.test(title) ? title : `${title} · Jes`
}
