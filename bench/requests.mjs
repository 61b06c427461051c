/** How many different members or posts one connection goes through. */
export const ROUND = 20

export const JSON_BODY = { 'content-type': 'application/json' }

export function as({ token }) {
  return { authorization: `Bearer ${token}` }
}

export function hubPath({ name }) {
  return `/api/jehub/${encodeURIComponent(name)}`
}
