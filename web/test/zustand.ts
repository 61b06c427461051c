import { create as createStore, type UseBoundStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

const resets: (() => void)[] = []

/** Replaces zustand's `create`: its stores can be reset to their initial state. */
export function create<T>(begin: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createStore<T>(begin)
  resets.push(() => store.setState(store.getInitialState(), true))
  return store
}

export function resetStores() {
  for (const reset of resets) reset()
}
