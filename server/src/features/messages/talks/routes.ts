import { talkApi } from '@jes/contract/messages/talks'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { chooseForTalk } from './choices.ts'
import { acceptTalk, openTalk, readTalk, removeTalk } from './commands.ts'
import { setDisappearing } from './disappearing.ts'
import { countTalks, expectTalk, listTalks } from './queries.ts'

export async function talkRoutes(app: FastifyInstance) {
  readingRoutes(app)
  changingRoutes(app)
}

function readingRoutes(app: FastifyInstance) {
  serve(app, talkApi.list, ({ query, viewer }) => listTalks(sql, viewer.id, query))
  serve(app, talkApi.counts, ({ viewer }) => countTalks(sql, viewer.id))
  serve(app, talkApi.find, ({ params, viewer }) => expectTalk(sql, params.id, viewer.id))
}

function changingRoutes(app: FastifyInstance) {
  const limit = 'talk'
  serve(app, talkApi.open, ({ body, viewer }) => openTalk(viewer, body.user), { limit })
  serve(
    app,
    talkApi.read,
    ({ params, body, viewer }) => readTalk({ talkId: params.id, userId: viewer.id, ...body }),
    { limit },
  )
  serve(
    app,
    talkApi.choose,
    ({ params, body, viewer }) => chooseForTalk({ talkId: params.id, userId: viewer.id }, body),
    { limit },
  )
  serve(
    app,
    talkApi.disappear,
    ({ params, body, viewer }) =>
      setDisappearing({ talkId: params.id, userId: viewer.id }, body.after),
    { limit },
  )
  serve(
    app,
    talkApi.accept,
    ({ params, viewer }) => acceptTalk({ talkId: params.id, userId: viewer.id }),
    { limit },
  )
  serve(
    app,
    talkApi.remove,
    ({ params, viewer }) => removeTalk({ talkId: params.id, userId: viewer.id }),
    { limit },
  )
}
