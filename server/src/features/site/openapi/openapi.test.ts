import { describe, expect, test } from 'vitest'
import { app } from '#test/world.ts'
import type { OpenApi } from './document.ts'

describe('the OpenAPI document', () => {
  test('names every endpoint with what it takes and answers', async () => {
    const document = (await app.inject('/api/openapi.json')).json<OpenApi>()
    expect(document.openapi).toBe('3.1.0')

    const login = document.paths['/api/auth/login']!.post!
    expect(login).toMatchObject({ summary: 'Sign in by username or email', tags: ['auth'] })
    expect(JSON.stringify(login.requestBody)).toContain('"password"')
    expect(document.paths['/api/users/{id}']!.get!.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ])
  })

  test('says of each endpoint whether one has to be signed in', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<OpenApi>()
    expect(paths['/api/auth/me']!.get!.security).toEqual([{ bearer: [] }])
    expect(paths['/api/health']!.get!.security).toEqual([{}, { bearer: [] }])
  })

  test('is a page for people too, without any script', async () => {
    const page = await app.inject('/api/docs/')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/api/auth/login')
    expect(page.body).not.toContain('<script')
  })
})
