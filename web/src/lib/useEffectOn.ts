import { type EffectCallback, useEffect, useEffectEvent } from 'react'

/** Acts when it is first shown and whenever an occasion is another; the act sees what is so by then. */
export function useEffectOn(occasions: readonly unknown[], act: EffectCallback) {
  const actNow = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who calls names the occasions
  useEffect(() => actNow(), occasions)
}
