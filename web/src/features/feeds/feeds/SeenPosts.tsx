import { useEffect } from 'react'
import { watchSeen } from './watchSeen.ts'

/** Watches which posts a member sees, so that For you shows others next time. */
export function SeenPosts() {
  useEffect(() => watchSeen(document.querySelector('main') ?? document.body), [])
  return null
}
