import type { ReactNode } from 'react'
import { useOrdinaryPage } from './useStagePage.ts'

/** Under a path of clips, but without the viewer. */
export function OrdinaryPage({ children }: { children: ReactNode }) {
  useOrdinaryPage()
  return children
}
