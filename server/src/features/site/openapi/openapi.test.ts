import { isNothing } from '@jes/contract/lib/endpoint'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { check } from '#lib/check.ts'
import { app, person } from '#test/world.ts'
import { COMMON, ENDPOINTS, WINGS } from './contract.ts'
import type { OpenApi } from './document.ts'
import { SHAPES } from './schemas.ts'

let document: OpenApi
beforeAll(async () => {
  document = (await app.inject('/api/openapi.json')).json<OpenApi>()
})

describe('the OpenAPI document', () => {
  test('names every endpoint with what it takes and answers', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/auth/login']!.post).toMatchObject({
      operationId: 'authLogin',
      summary: 'Sign in by username or email',
      tags: ['accounts'],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Credentials' } } },
      },
    })
    expect(document.paths['/api/users/{id}']!.get!.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ])
  })

  test('says of each endpoint whether one has to be signed in, and how it refuses', () => {
    const { paths, components } = document
    expect(paths['/api/auth/me']!.get!.security).toEqual([{ bearer: [] }])
    expect(paths['/api/health']!.get!.security).toEqual([{}, { bearer: [] }])
    expect(paths['/api/ads/{id}/vote']!.patch!.responses).toMatchObject({
      404: { $ref: '#/components/responses/404' },
      429: { $ref: '#/components/responses/429' },
    })
    expect(components.responses).toMatchObject({
      404: { content: { 'application/json': { example: { code: 'not_found' } } } },
    })
  })

  test('names how an upload of another type is refused', async () => {
    const { token } = await person('sita')
    const reply = await app.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: 'a',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'a/b',
        'tus-resumable': '1.0.0',
      },
    })
    expect(reply.statusCode).toBe(415)
    expect(document.paths['/api/uploads']!.post!.responses).toHaveProperty('415')
  })

  test.each(['PATCH', 'DELETE'] as const)(
    'names how a %s of an upload that cannot be read is refused',
    async (method) => {
      const reply = await app.inject({
        method,
        url: '/api/uploads/1',
        payload: '$1',
        headers: { 'content-type': 'application/json' },
      })
      const described = document.paths['/api/uploads/{id}']![method.toLowerCase()]!
      expect(reply.statusCode).toBe(400)
      expect(described.responses).toHaveProperty('400')
    },
  )

  test('has no fault that a public linter finds', async () => {
    const config = await loadConfig({
      configPath: new URL('../../../../../redocly.yaml', import.meta.url).pathname,
    })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('gives examples that the endpoints take', () => {
    const endpoints = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
      ({ body }) => !isNothing(body),
    )
    const wrong = endpoints.flatMap(({ method, path, body }) => {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      if (!operation) return [`${method} ${path} is missing`]
      const { content } = operation.requestBody as {
        content: { 'application/json': { example: unknown } }
      }
      const { issues } = check(body, content['application/json'].example)
      return issues ? [`${method} ${path}: ${issues[0]?.path.join('.')} ${issues[0]?.because}`] : []
    })
    expect(wrong).toEqual([])
    expect(endpoints.length).toBeGreaterThan(80)
  })

  test('describes each shape under a name that is its own', () => {
    const shapes = [...COMMON, ...Object.values(WINGS).flatMap(({ files }) => files)]
      .flatMap((file) => Object.entries(file))
      .filter(([name]) => /^[A-Z]/.test(name) && SHAPES.has(name))
    expect(
      shapes.filter(([name, shape]) => SHAPES.get(name) !== shape).map(([name]) => name),
    ).toEqual([])
  })

  test('says which parts a form with files has', () => {
    const forms = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ summary }) => summary.includes('multipart'))
    expect(forms).toHaveLength(3)
    for (const { operationId, requestBody } of forms)
      expect([operationId, Object.keys(Object(requestBody).content)]).toEqual([
        operationId,
        ['multipart/form-data'],
      ])
  })

  test('is a page for people too, without any script', async () => {
    const page = await app.inject('/api/docs/')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/api/auth/login')
    expect(page.body).not.toContain('<script')
    // Every shape that an endpoint links to is on the page.
    const named = [...page.body.matchAll(/href="#(\w+)"/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((name) => !page.body.includes(`id="${name}"`))).toEqual([])
  })
})
