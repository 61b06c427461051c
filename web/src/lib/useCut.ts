import { useCallback, useState } from 'react'

/** Whether an element's content is cut off; measured whenever one of these values changes. */
export function useCut(...occasions: unknown[]) {
  const [isCut, setIsCut] = useState(false)

  function look(element: HTMLElement | null) {
    if (element) setIsCut(element.scrollHeight > element.clientHeight + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: who calls names the occasions
  return [useCallback(look, occasions), isCut] as const
}
