import type { Body } from '@jes/contract/core/body'
import { paragraphsOf } from '@jes/contract/core/paragraphs'
import type { Translation } from '@jes/contract/core/translation'
import { isDevanagari } from '@jes/contract/lib/script/letters'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { makeSemaphore } from '#lib/semaphore.ts'
import { SharedReads } from '#lib/sharedReads.ts'
import type { Topic } from '#lib/topics.ts'
import { askEngine, type Direction, engineHost, NoTranslation } from './engine.ts'

const CACHED_MS = 60 * 60_000
const CACHED_BYTES = 8 * 1024 * 1024
/** Others wait or are refused: an engine on one machine does one text after the other. */
const inTurn = makeSemaphore({ atOnce: 4, waiting: 20 })

const cached = new SharedReads<Translation>({
  name: 'translations',
  maxBytes: CACHED_BYTES,
  ttl: CACHED_MS,
})

type Text = { title: string | null; body: Body }
type About = {
  /** Of what it is the text: an edit of that drops the translation. */
  key: string
  topic: Topic
  log: FastifyBaseLogger
}

/**
 * A text in the other language: Devanagari becomes English, all else Nepali. Whether the viewer may read it is decided
 * before, each time; the translation itself is the same for all.
 */
export async function translate(sql: Sql, text: Text, { key, topic, log }: About) {
  if (engineHost() === null) throw refuse('core.translation_off')
  try {
    return await cached.get(sql, key, { read: () => inTurn(() => ask(text)), madeOf: [topic] })
  } catch (error) {
    if (!(error instanceof NoTranslation)) throw error
    log.warn(error, 'A text was not translated.')
    throw refuse('core.translation_failed')
  }
}

async function ask({ title, body }: Text): Promise<Translation> {
  const paragraphs = paragraphsOf(body)
  const texts = [...(title === null ? [] : [title]), ...paragraphs]
  if (texts.length === 0) return { title, paragraphs }
  const said = await askEngine(texts, directionOf(texts.join(' ')))
  return title === null
    ? { title, paragraphs: said }
    : { title: said[0]!, paragraphs: said.slice(1) }
}

function directionOf(words: string): Direction {
  return isDevanagari(words) ? { from: 'ne', to: 'en' } : { from: 'en', to: 'ne' }
}
