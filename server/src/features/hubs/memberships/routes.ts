import { membershipApi } from '@jes/contract/hubs/memberships'
import type { FastifyInstance } from 'fastify'
import { expectInside, expectTeam } from '#features/core/hubAccess/access.ts'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { changeMember, warn } from './change.ts'
import { invite, listInvites, revokeInvite } from './invites.ts'
import { changeMembership, isMember, watch } from './join.ts'
import { acceptLink, findLinked } from './links.ts'
import { addNote, listNotes, removeNote } from './notes.ts'
import { findMembers, listBans, listMembers } from './queries.ts'
import { answerRequest, listRequests } from './requests.ts'

export async function membershipRoutes(app: FastifyInstance) {
  const byJoining = { limit: 'join' } as const
  const byTeam = { limit: 'moderate' } as const

  serve(
    app,
    membershipApi.join,
    ({ params, viewer, request }) =>
      changeMembership({ nameOrId: params.id, isJoining: true, act: actStamp(request, viewer) }),
    byJoining,
  )
  serve(
    app,
    membershipApi.leave,
    ({ params, viewer, request }) =>
      changeMembership({ nameOrId: params.id, isJoining: false, act: actStamp(request, viewer) }),
    byJoining,
  )
  serve(app, membershipApi.check, async ({ params, viewer }) => ({
    isMember: await isMember(sql, params.id, viewer.id),
  }))
  serve(
    app,
    membershipApi.watch,
    ({ params, viewer, body }) => watch(viewer, params.id, body.watched),
    byJoining,
  )

  serve(app, membershipApi.members, async ({ params, query, viewer }) => {
    const viewerId = viewer?.id ?? null
    const hub = await expectInside(sql, params.id, viewerId)
    return (query.q?.trim() ? findMembers : listMembers)(sql, hub.id, { ...query, viewerId })
  })
  serve(
    app,
    membershipApi.change,
    ({ params, viewer, body }) => changeMember(viewer, params.id, params.userId, body),
    byTeam,
  )
  serve(app, membershipApi.bans, async ({ params, query, viewer }) => {
    const hub = await expectTeam(sql, params.id, viewer.id)
    return listBans(sql, hub.id, query)
  })
  serve(
    app,
    membershipApi.warn,
    ({ params, viewer, body }) => warn(viewer, params.id, params.userId, body.reason),
    byTeam,
  )

  serve(app, membershipApi.notes, async ({ params, viewer }) => {
    const hub = await expectTeam(sql, params.id, viewer.id)
    return { notes: await listNotes(sql, hub.id, params.userId) }
  })
  serve(
    app,
    membershipApi.note,
    ({ params, viewer, body }) => addNote(viewer, params.id, params.userId, body.text),
    byTeam,
  )
  serve(app, membershipApi.removeNote, ({ params, viewer }) => removeNote(viewer, params), byTeam)

  serve(app, membershipApi.requests, async ({ params, query, viewer }) => {
    const hub = await expectTeam(sql, params.id, viewer.id)
    return listRequests(sql, hub.id, query)
  })
  serve(
    app,
    membershipApi.answer,
    ({ params, viewer, body }) => answerRequest(viewer, params.id, body),
    byTeam,
  )

  serve(app, membershipApi.invites, async ({ params, query, viewer }) => {
    const hub = await expectTeam(sql, params.id, viewer.id)
    return listInvites(sql, hub.id, query)
  })
  serve(app, membershipApi.invite, ({ params, viewer, body }) => invite(viewer, params.id, body), {
    limit: 'invite',
  })
  serve(
    app,
    membershipApi.revoke,
    ({ params, viewer }) => revokeInvite(viewer, params.id, params.inviteId),
    byTeam,
  )
  serve(app, membershipApi.findInvite, ({ params, viewer }) =>
    findLinked(sql, params.code, viewer?.id ?? null),
  )
  serve(
    app,
    membershipApi.accept,
    ({ params, viewer }) => acceptLink(viewer, params.code),
    byJoining,
  )
}
