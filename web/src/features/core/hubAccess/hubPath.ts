/** Names keep their spaces and scripts, so they are written as addresses write them. */
export function hubPath(name: string) {
  return `/jehub/${encodeURIComponent(name)}`
}
