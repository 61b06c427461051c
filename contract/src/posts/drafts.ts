import { Picture } from '@jes/contract/core/pictures'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { Audience, Commenters } from './audience.ts'
import { CONTENT_MAX_LENGTH, NewImages, POLL_OPTIONS } from './posts.ts'

function loose(max: number) {
  return text({
    min: 0,
    max,
    tooShort: 'value.missing',
    why: 'value.too_long',
  })
}

/** An unfinished post: anything may be missing, nothing may be too long. Of a picture only its id and alt text are taken. */
export const NewDraft = z.object({
  title: loose(300),
  content: loose(CONTENT_MAX_LENGTH + 5_000),
  images: NewImages,
  jehub: z.nullable(Id),
  poll: z.nullable(
    z.object({ options: z.array(loose(200)).check(z.maxLength(POLL_OPTIONS.max)), hours: z.int() }),
  ),
  sensitive: z.boolean(),
  warning: z.optional(z.nullable(loose(200))),
  quote: z.optional(z.nullable(Id)),
  audience: z.optional(Audience),
  commenters: z.optional(Commenters),
})
export type NewDraft = z.infer<typeof NewDraft>

export const DraftContent = z.extend(NewDraft, { images: z.array(Picture) })
export type DraftContent = z.infer<typeof DraftContent>

export const Draft = z.extend(DraftContent, { _id: Id, updatedAt: Moment })
export type Draft = z.infer<typeof Draft>

export const MOST_DRAFTS = 50

const OneDraft = z.object({ id: Id })

export const draftApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/drafts',
    summary: 'My drafts, newest first',
    response: z.object({ drafts: z.array(Draft) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/drafts',
    summary: 'Keep a draft',
    body: NewDraft,
    response: Draft,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/drafts/:id',
    summary: 'Keep a draft as it is now',
    params: OneDraft,
    body: NewDraft,
    response: Draft,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/drafts/:id',
    summary: 'Discard a draft',
    params: OneDraft,
  }),
}
