/** Names keep their spaces and scripts, so they are percent-encoded. */
export function hubPath(name: string) {
  return `/jehub/${encodeURIComponent(name)}`
}
