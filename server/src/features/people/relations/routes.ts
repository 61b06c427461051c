import { relationApi } from '@jes/contract/people/relations'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { block, unblock } from './block.ts'
import { mute, muteHub, unmute, unmuteHub } from './mute.ts'
import { listBlocked, listMuted, listMutedHubs, listMutedThreads } from './queries.ts'
import { listWords, muteWord, unmuteWord } from './words.ts'

export async function relationRoutes(app: FastifyInstance) {
  const limit = 'follow'
  serve(app, relationApi.block, ({ params, viewer }) => block(viewer, params.id), { limit })
  serve(app, relationApi.unblock, ({ params, viewer }) => unblock(viewer, params.id), { limit })
  serve(app, relationApi.mute, ({ params, viewer }) => mute(viewer, params.id), { limit })
  serve(app, relationApi.unmute, ({ params, viewer }) => unmute(viewer, params.id), { limit })
  serve(app, relationApi.muteHub, ({ params, viewer }) => muteHub(viewer, params.id), { limit })
  serve(app, relationApi.unmuteHub, ({ params, viewer }) => unmuteHub(viewer, params.id), { limit })
  listRoutes(app)
  wordFilterRoutes(app)
}

function listRoutes(app: FastifyInstance) {
  serve(app, relationApi.blocked, ({ query, viewer }) => listBlocked(sql, viewer.id, query))
  serve(app, relationApi.muted, ({ query, viewer }) => listMuted(sql, viewer.id, query))
  serve(app, relationApi.mutedHubs, ({ query, viewer }) => listMutedHubs(sql, viewer.id, query))
  serve(app, relationApi.mutedThreads, ({ query, viewer }) =>
    listMutedThreads(sql, viewer.id, query),
  )
}

function wordFilterRoutes(app: FastifyInstance) {
  const limit = 'settings'
  serve(app, relationApi.mutedWords, async ({ viewer }) => ({
    words: await listWords(sql, viewer.id),
  }))
  serve(
    app,
    relationApi.muteWord,
    async ({ body, viewer }) => ({ word: await muteWord(viewer.id, body.word) }),
    { limit },
  )
  serve(app, relationApi.unmuteWord, ({ params, viewer }) => unmuteWord(viewer.id, params.id), {
    limit,
  })
}
