import { useEffect } from 'react'
import { navigate } from '#lib/history.ts'

/** Redirects to another page. */
export function Navigate({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
