import { type EffectCallback, useEffect, useEffectEvent } from 'react'

/**
 * Runs at the first render and whenever one of these values changes; the callback sees the current props and state.
 */
export function useEffectOn(occasions: readonly unknown[], act: EffectCallback) {
  const actNow = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who calls names the occasions
  useEffect(() => actNow(), occasions)
}
