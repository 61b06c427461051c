import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from '#lib/history.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  replace?: boolean
  /** For tabs: the address changes, the scroll position stays. */
  keepsScroll?: boolean
}

/** A real link: the browser can open it in a tab, copy it, preview it. */
export function Link({ to, replace = false, keepsScroll = false, onClick, ...rest }: Props) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    const isHere = new URL(to, window.location.href).href === window.location.href
    navigate(to, { replace: replace || isHere, keepsScroll })
  }

  return <a {...rest} href={to} onClick={handleClick} />
}

function isPlain(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
