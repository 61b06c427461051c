/** Focuses a comment, so that a screen reader continues there; false if it is not shown. */
export function focusComment(id: string, { scrolls }: { scrolls: boolean }) {
  // A collapsed one has only the button that opens it.
  const comment = partOf(id, 'article') ?? partOf(id, 'button')
  if (!comment) return false
  if (scrolls) comment.scrollIntoView({ block: 'start' })
  comment.focus({ preventScroll: true })
  return true
}

/** The same for a part of a comment that is just being rendered. */
export function focusSoon(id: string, part: string) {
  requestAnimationFrame(() => partOf(id, part)?.focus({ preventScroll: true }))
}

function partOf(id: string, part: string) {
  return document.getElementById(`c${id}`)?.querySelector<HTMLElement>(part)
}
