import { postApi } from '@jes/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { createPost } from './create.ts'
import { editPost, listVersions } from './edit.ts'
import { choose } from './poll.ts'
import { expectPost } from './queries.ts'
import { deletePost, pinPost, restorePost } from './remove.ts'

export async function postRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.find,
    ({ sql, params, viewer }) => expectPost(sql, params.id, viewer?.id ?? null),
    { mayLag: true },
  )

  serve(app, postApi.history, async ({ params, viewer }) => ({
    versions: await listVersions(sql, params.id, viewer?.id ?? null),
  }))

  serve(app, postApi.create, ({ sql, viewer, body }) => createPost(sql, viewer, body), {
    limit: 'post',
    isIdempotent: true,
  })

  serve(app, postApi.edit, ({ params, viewer, body }) => editPost(viewer, params.id, body), {
    limit: 'postChange',
  })

  serve(app, postApi.remove, ({ params, viewer }) => deletePost(viewer, params.id), {
    limit: 'postChange',
  })

  serve(app, postApi.restore, ({ params, viewer }) => restorePost(viewer, params.id), {
    limit: 'postChange',
  })

  serve(app, postApi.pin, ({ params, viewer, body }) => pinPost(viewer, params.id, body.pinned), {
    limit: 'postChange',
  })

  serve(
    app,
    postApi.choose,
    ({ params, viewer, body, request }) =>
      choose(viewer, params.id, body.choice, actStamp(request, viewer)),
    { limit: 'poll' },
  )
}
