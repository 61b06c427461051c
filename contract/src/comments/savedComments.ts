import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { ProfileCommentPage } from './comments.ts'

const OneComment = z.object({ id: Id })
const Saved = z.object({ isSaved: z.boolean() })

export const savedCommentApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-comments',
    summary: 'The comments that I saved and can still read, latest first, each with its post',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: ProfileCommentPage,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/comments/:id/saved',
    summary: 'Whether I saved a comment',
    params: OneComment,
    response: Saved,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/comments/:id/saved',
    summary: 'Save a comment, or no longer',
    params: OneComment,
    body: z.object({ saved: flagOf('saved') }),
    response: Saved,
  }),
}
