import { groupApi } from '@jes/contract/messages/groups'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import {
  addMembers,
  changeGroup,
  createGroup,
  makeInvite,
  removeMember,
  revokeInvite,
  setAdmin,
} from './commands.ts'
import { joinByInvite } from './join.ts'
import { leaveGroup } from './leave.ts'
import { findInvite, findMembers } from './queries.ts'

export async function groupRoutes(app: FastifyInstance) {
  serve(app, groupApi.create, ({ sql, body, viewer }) => createGroup(sql, viewer, body), {
    limit: 'invite',
    isIdempotent: true,
    isSealed: true,
  })
  serve(app, groupApi.members, ({ params, viewer }) => findMembers(sql, params.id, viewer.id))
  peopleRoutes(app)
  inviteRoutes(app)
}

function peopleRoutes(app: FastifyInstance) {
  const limit = 'talk'
  serve(app, groupApi.change, ({ params, body, viewer }) => changeGroup(viewer, params.id, body), {
    limit,
  })
  serve(
    app,
    groupApi.add,
    ({ params, body, viewer }) => addMembers(viewer, params.id, body.users),
    { limit: 'invite' },
  )
  serve(
    app,
    groupApi.remove,
    ({ params, viewer }) => removeMember(viewer, { talkId: params.id, userId: params.userId }),
    { limit },
  )
  serve(
    app,
    groupApi.setAdmin,
    ({ params, body, viewer }) =>
      setAdmin(viewer, { talkId: params.id, userId: params.userId }, body.isAdmin),
    { limit },
  )
  serve(
    app,
    groupApi.leave,
    ({ params, viewer }) => leaveGroup({ talkId: params.id, userId: viewer.id }),
    { limit },
  )
}

function inviteRoutes(app: FastifyInstance) {
  const limit = 'join'
  serve(app, groupApi.makeInvite, ({ params, viewer }) => makeInvite(viewer, params.id), { limit })
  serve(app, groupApi.revokeInvite, ({ params, viewer }) => revokeInvite(viewer, params.id), {
    limit,
  })
  serve(app, groupApi.findInvite, ({ params, viewer }) => findInvite(sql, params.code, viewer.id), {
    limit,
  })
  serve(app, groupApi.join, ({ params, viewer }) => joinByInvite(viewer, params.code), { limit })
}
