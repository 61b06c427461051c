import { useEffect } from 'react'
import { watchSeen } from './watchSeen.ts'

/** Watches which posts a member looks at, so that For you brings others next time. */
export function SeenPosts() {
  useEffect(() => watchSeen(document.querySelector('main') ?? document.body), [])
  return null
}
