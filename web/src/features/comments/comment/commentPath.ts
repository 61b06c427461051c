/** The address of one comment, on the page that it stands on. */
export function commentPath(id: string) {
  return `${window.location.pathname}?comment=${id}`
}
