import { commentApi } from '@jes/contract/comments/comments'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { createComment } from './create.ts'
import { editComment } from './edit.ts'
import { pinComment } from './pin.ts'
import { deleteComment, restoreComment } from './remove.ts'
import { setCommentVote } from './vote.ts'

export async function commentRoutes(app: FastifyInstance) {
  serve(
    app,
    commentApi.create,
    ({ sql, viewer, body, keyed }) => createComment(sql, viewer, body, keyed),
    { limit: 'comment', isIdempotent: 'one statement' },
  )

  serve(app, commentApi.edit, ({ params, viewer, body }) => editComment(viewer, params.id, body), {
    limit: 'commentChange',
  })

  serve(app, commentApi.remove, ({ params, viewer }) => deleteComment(viewer, params.id), {
    limit: 'commentChange',
  })

  serve(app, commentApi.restore, ({ params, viewer }) => restoreComment(viewer, params.id), {
    limit: 'commentChange',
  })

  serve(
    app,
    commentApi.pin,
    ({ params, viewer, body }) => pinComment(viewer, params.id, body.pinned),
    { limit: 'commentChange' },
  )

  serve(
    app,
    commentApi.vote,
    ({ params, viewer, request, body }) =>
      setCommentVote(sql, {
        commentId: params.id,
        value: body.value,
        act: actStamp(request, viewer),
      }),
    { limit: 'vote' },
  )
}
