const KEY = 'jes-invitation'
const CODE = /^[\w-]{22}$/

/** The invitation of the link that this tab was opened with; a way over a provider leads through other pages. */
export function invitationOf(params: URLSearchParams) {
  const given = params.get('invitation') ?? ''
  if (CODE.test(given)) sessionStorage.setItem(KEY, given)
  return sessionStorage.getItem(KEY)
}
