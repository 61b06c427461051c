/** The comment in an address. */
export function linkedIn(search: URLSearchParams) {
  return /^[1-9]\d{0,18}$/.exec(search.get('comment') ?? '')?.[0] ?? null
}
