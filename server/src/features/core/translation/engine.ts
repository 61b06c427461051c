import type { Language } from '@jes/contract/core/settings'
import { config } from '#lib/config.ts'
import { traced } from '#lib/requestContext.ts'

/** A long text takes a slow machine so long; a request has no more than 15 seconds. */
const REPLY_MS = 12_000
const MOST_BYTES = 512 * 1024

/** Thrown where no usable reply came; the message names no word of the text. */
export class NoTranslation extends Error {
  override name = 'NoTranslation'
}

export type Direction = { from: Language; to: Language }

/** The host of the engine, so that members are told where a text goes; null without one. */
export function engineHost() {
  return config.TRANSLATE_URL ? new URL(config.TRANSLATE_URL).host : null
}

/** Translates texts by `POST /translate` of LibreTranslate, all in one call; their number and order stay. */
export async function askEngine(texts: string[], { from, to }: Direction): Promise<string[]> {
  const url = `${config.TRANSLATE_URL?.replace(/\/+$/, '')}/translate`
  const body = JSON.stringify({
    q: texts,
    source: from,
    target: to,
    format: 'text',
    ...(config.TRANSLATE_KEY && { api_key: config.TRANSLATE_KEY }),
  })
  const { translatedText } = await traced('translate', 'client', () => post(url, body))
  if (!isTexts(translatedText) || translatedText.length !== texts.length)
    throw new NoTranslation('The engine answered with other texts than it was asked for.')
  return translatedText
}

type Reply = { translatedText?: unknown }

async function post(url: string, body: string): Promise<Reply> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(REPLY_MS),
    })
    if (!reply.ok) throw new NoTranslation(`The engine answered ${reply.status}.`)
    return JSON.parse(await readText(reply)) as Reply
  } catch (error) {
    if (error instanceof NoTranslation) throw error
    throw new NoTranslation(`No answer of the engine: ${error instanceof Error ? error.name : ''}`)
  }
}

async function readText({ body }: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new NoTranslation('The engine answered too much.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isTexts(said: unknown): said is string[] {
  return Array.isArray(said) && said.every((text) => typeof text === 'string')
}
