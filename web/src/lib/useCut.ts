import { useCallback, useState } from 'react'

/** Whether an element has more in it than it shows; looked at whenever an occasion is another. */
export function useCut(...occasions: unknown[]) {
  const [isCut, setIsCut] = useState(false)

  function look(element: HTMLElement | null) {
    if (element) setIsCut(element.scrollHeight > element.clientHeight + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: who calls names the occasions
  return [useCallback(look, occasions), isCut] as const
}
