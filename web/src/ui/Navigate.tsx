import { useEffect } from 'react'
import { navigate } from '#lib/history.ts'

/** Leads on to another page instead of showing one. */
export function Navigate({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
