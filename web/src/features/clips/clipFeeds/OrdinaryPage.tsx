import type { ReactNode } from 'react'
import { useOrdinaryPage } from './useStagePage.ts'

/** At an address of clips, but without a stage. */
export function OrdinaryPage({ children }: { children: ReactNode }) {
  useOrdinaryPage()
  return children
}
