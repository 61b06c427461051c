import { type RefObject, useEffect, useState } from 'react'
import { usePlace } from '#lib/router.tsx'
import { whenIdle } from '#lib/whenIdle.ts'
import { commentsCode, isForComments, loadComments } from './loadComments.ts'

/** How far below the screen the section may be when it is fetched. */
const NEAR = '100%'

/**
 * The post is read first. The code of its comments is fetched when the page is idle, when the reader comes near, or
 * at once for a link to the comments.
 */
export function useCommentsCode(section: RefObject<HTMLElement | null>) {
  const isRequested = isForComments(usePlace())
  const [code, setCode] = useState(commentsCode)
  const [hasFailed, setHasFailed] = useState(false)
  const isMissing = code === null && !hasFailed

  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    const load = () =>
      loadComments().then(
        (loaded) => isHere && setCode(loaded),
        () => isHere && setHasFailed(true),
      )
    if (isRequested) void load()
    const stops = [whenIdle(load), whenNear(section.current, load)]
    return () => {
      isHere = false
      for (const stop of stops) stop()
    }
  }, [section, isMissing, isRequested])

  return { code, hasFailed, retry: () => setHasFailed(false) }
}

function whenNear(element: HTMLElement | null, act: () => void) {
  const observer = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin: `${NEAR} 0px` },
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
