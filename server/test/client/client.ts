import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'

/** A client by somebody who knows nothing of Jes but its OpenAPI document. */
export async function walk(baseUrl: string, login: string, password: string) {
  const api = createClient<paths>({ baseUrl })
  const signedIn = await api.POST('/api/auth/login', { body: { login, password } })
  if (!signedIn.data || !('token' in signedIn.data)) throw new Error(signedIn.error?.error)
  const headers = { authorization: `Bearer ${signedIn.data.token}` }

  const posted = await api.POST('/api/ads', {
    headers,
    body: { title: 'From a generated client', content: 'Namaste.' },
  })
  if (!posted.data) throw new Error(posted.error.error)

  const voted = await api.PATCH('/api/ads/{id}/vote', {
    headers,
    params: { path: { id: posted.data._id } },
    body: { value: 1 },
  })
  const refused = await api.GET('/api/ads/{id}', { params: { path: { id: '1' } } })
  return { title: posted.data.title, score: voted.data?.score, refusal: refused.error?.code }
}
