import { useCallback, useState } from 'react'

/**
 * Whether an element's content is cut off, undefined before it is known; measured whenever one of these values or its
 * size changes. The browser says when it has laid the element out: asking for the height would make it lay out the
 * whole page at once.
 */
export function useCut(...occasions: unknown[]) {
  const [isCut, setIsCut] = useState<boolean>()

  function look(element: HTMLElement | null) {
    if (!element) return
    const observer = new ResizeObserver(() =>
      setIsCut(element.scrollHeight > element.clientHeight + 1),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: who calls names the occasions
  return [useCallback(look, occasions), isCut] as const
}
