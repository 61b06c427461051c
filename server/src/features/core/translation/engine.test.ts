import { afterEach, describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { closeEngines, openEngine } from '#test/translating.ts'
import { askEngine, engineHost } from './engine.ts'

const TO_ENGLISH = { from: 'ne', to: 'en' } as const

afterEach(closeEngines)

describe('a LibreTranslate', () => {
  test('gets all texts in one call, with the languages and the key', async () => {
    const { asked, host } = await openEngine({ key: 'secret' })
    expect(engineHost()).toBe(host)
    expect(await askEngine(['नमस्ते', 'मोमो'], TO_ENGLISH)).toEqual(['[en] नमस्ते', '[en] मोमो'])
    expect(asked).toEqual([
      {
        path: '/translate',
        body: {
          q: ['नमस्ते', 'मोमो'],
          source: 'ne',
          target: 'en',
          format: 'text',
          api_key: 'secret',
        },
      },
    ])
  })

  test('needs no key, and may be in a folder', async () => {
    const { asked } = await openEngine({ path: '/libre/' })
    await askEngine(['momo'], { from: 'en', to: 'ne' })
    expect(asked[0]!.path).toBe('/libre/translate')
    expect(asked[0]!.body).not.toHaveProperty('api_key')
  })

  test.each([
    [403, '{"error":"Invalid API key"}'],
    [429, '{"error":"Slowdown: Too many requests per minute"}'],
    [500, '{"error":"Cannot translate text: नमस्ते"}'],
    [200, '<h1>Welcome</h1>'],
    [200, '{"translatedText":"one text"}'],
    [200, '{"translatedText":["one","too many"]}'],
    [200, '{"translatedText":[1]}'],
    [200, `{"translatedText":["${'x'.repeat(600_000)}"]}`],
  ])(
    'that answers %i is no translation, and the error holds no word of the text',
    async (status, reply) => {
      await openEngine({ status, reply })
      const failed = askEngine(['नमस्ते'], TO_ENGLISH)
      await expect(failed).rejects.toThrow(/engine/)
      await expect(failed).rejects.not.toThrow(/नमस्ते/)
    },
  )

  test('that is away, or leads elsewhere, is none either', async () => {
    Object.assign(config, { TRANSLATE_URL: 'http://127.0.0.1:1/' })
    await expect(askEngine(['momo'], TO_ENGLISH)).rejects.toThrow('No answer of the engine')
    await openEngine({ status: 302, reply: '', headers: { location: 'http://127.0.0.1:1/' } })
    await expect(askEngine(['momo'], TO_ENGLISH)).rejects.toThrow('No answer of the engine')
  })
})
