import { useEffect } from 'react'

/** The title of the page in the browser's tab. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = withName(title)
  }, [title])
}

/** A title that begins with our name does not get it twice. */
export function withName(title: string) {
  return /^Jes\b/.test(title) ? title : `${title} · Jes`
}
