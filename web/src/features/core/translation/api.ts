import { commentTranslationApi } from '@jes/contract/comments/commentTranslation'
import type { Body } from '@jes/contract/core/body'
import { paragraphsOf } from '@jes/contract/core/paragraphs'
import type { Translation } from '@jes/contract/core/translation'
import { postTranslationApi } from '@jes/contract/posts/postTranslation'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { type Direction, directionOf } from './direction.ts'
import { isOnDevice, translateOnDevice } from './onDevice.ts'

/** A post, or a comment, which has no title. */
export type Translatable = {
  kind: 'post' | 'comment'
  id: string
  title: string | null
  body: Body
}
/** Who translates: this device, or the server of this host. */
export type Translator = { isDevice: true } | { isDevice: false; host: string }

export function wordsOf({ title, body }: Translatable) {
  return [...(title ? [title] : []), ...paragraphsOf(body)]
}

/** Whether this device can, in this direction. */
export function onDevice(direction: Direction) {
  return queryOptions({
    queryKey: keyFor('translates', direction.from),
    queryFn: () => isOnDevice(direction),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function translation(thing: Translatable, { isDevice }: Translator) {
  return queryOptions({
    queryKey: keyFor('translation', thing.kind, thing.id, wordsOf(thing).join('\n')),
    queryFn: ({ signal }) => (isDevice ? here(thing) : byServer(thing, signal)),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The server reads the text itself: only the id is sent. */
function byServer({ kind, id }: Translatable, signal: AbortSignal) {
  const api = kind === 'post' ? postTranslationApi : commentTranslationApi
  return call(api.translate, { params: { id } }, signal)
}

async function here(thing: Translatable): Promise<Translation> {
  const words = wordsOf(thing)
  const said = await translateOnDevice(words, directionOf(words.join(' ')))
  return thing.title
    ? { title: said[0]!, paragraphs: said.slice(1) }
    : { title: null, paragraphs: said }
}
