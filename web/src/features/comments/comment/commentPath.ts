/** The address of one comment, on its page. */
export function commentPath(id: string) {
  return `${window.location.pathname}?comment=${id}`
}
