import { LIVE_CALLS, LIVE_EVENTS } from '@jes/contract/live/live'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '#test/world.ts'
import type { AsyncApi } from './asyncDocument.ts'
import type { OpenApi } from './document.ts'

let document: AsyncApi
beforeAll(async () => {
  document = (await app.inject('/api/asyncapi.json')).json<AsyncApi>()
})

describe('the AsyncAPI document', () => {
  test('has every event of the server and every call of a client, with its answer', () => {
    const named = (action: string) =>
      Object.entries(document.operations)
        .filter(([, operation]) => operation.action === action)
        .map(([name]) => name)
    expect(named('send')).toEqual(Object.keys(LIVE_EVENTS))
    expect(named('receive')).toEqual(Object.keys(LIVE_CALLS))
    const { openPost } = document.operations
    expect(openPost?.reply?.messages).toEqual([{ $ref: '#/channels/socket/messages/answer' }])
    expect(document.components.messages.watchScores?.payload).toMatchObject({ maxItems: 50 })
    expect(document.components.messages.commentCreated?.payload).toMatchObject({
      properties: { comment: { $ref: '#/components/schemas/Comment' } },
    })
  })

  test('has no fault that a public linter finds, and no reference that leads nowhere', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const lint = async (source: unknown) => {
      const problems = await lintFromString({ source: JSON.stringify(source), config })
      return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
    }
    expect(await lint(document)).toEqual([])
    const broken = { ...document, operations: { openPost: { action: 'dance' } } }
    expect((await lint(broken)).length).toBeGreaterThan(0)
  })

  test('is linked from the OpenAPI document and its page, and describes shapes as that does', async () => {
    const openApi = (await app.inject('/api/openapi.json')).json<OpenApi>()
    expect(openApi.externalDocs.url).toBe('/api/asyncapi.json')
    expect((await app.inject('/api/docs')).body).toContain('href="/api/asyncapi.json"')
    for (const name of ['Comment', 'Notification'])
      expect(document.components.schemas[name]).toEqual(openApi.components.schemas[name])
  })
})
