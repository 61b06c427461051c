import { useEffect } from 'react'
import { match, usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { measureReading } from './measureReading.ts'

/**
 * Measures how long members read the posts of others. It uses the address, so that the page of a post has none of this code.
 */
export function ReadingPlace() {
  const { pathname } = usePlace()
  const me = useSession(({ user }) => user?.username)
  const opened = match('/post/:username/:id/:title', pathname)
  const id = opened && opened.username !== me ? opened.id : undefined
  useEffect(() => (id ? measureReading(id) : undefined), [id])
  return null
}
