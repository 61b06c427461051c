import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import { GroupFace, Talk, TalkCounts } from '@jes/contract/messages/talks'
import * as z from 'zod/mini'

/** With its maker, and those who were asked. */
export const MOST_MEMBERS = 50
export const GROUP_NAME_MAX_LENGTH = 60

export const GroupName = text({
  min: 1,
  max: GROUP_NAME_MAX_LENGTH,
  why: 'messages.group_name',
})

const COUNT = because('messages.group_people', { min: 1, max: MOST_MEMBERS - 1 })
const People = z.array(Id, COUNT).check(z.minLength(1, COUNT), z.maxLength(MOST_MEMBERS - 1, COUNT))

export const GroupMember = z.object({
  user: UserSummary,
  isAdmin: z.boolean(),
  /** They were asked to join, and have not accepted yet. */
  isAsked: z.boolean(),
  /** How far they have read; null where one of us does not show it. */
  readSeq: z.nullable(z.number()),
})
export type GroupMember = z.infer<typeof GroupMember>

export const GroupMembers = z.object({
  /** Admins first, then by how long they are in it. To all but admins nobody behind a block is shown. */
  members: z.array(GroupMember),
  /** Who left it, and may have written in it. */
  former: z.array(UserSummary),
  /** The id of who made it. */
  madeBy: z.nullable(Id),
  createdAt: Moment,
  /** Of the link by which people join; null where there is none, and for all but admins. */
  inviteCode: z.nullable(z.string()),
})
export type GroupMembers = z.infer<typeof GroupMembers>

export const GroupChange = z.partial(
  z.object({
    name: GroupName,
    /** A picture that I uploaded and use nowhere else, or null for none. */
    image: z.nullable(Id),
  }),
)
export type GroupChange = z.infer<typeof GroupChange>

export const GroupInvite = z.extend(GroupFace, {
  memberCount: z.number(),
  /** The talk, where I am in it. */
  talk: z.nullable(Id),
})
export type GroupInvite = z.infer<typeof GroupInvite>

const OneTalk = z.object({ id: Id })
const OneMember = z.object({ id: Id, userId: Id })
const OneInvite = z.object({
  code: z.string().check(z.regex(/^[\w-]{22}$/, because('value.id'))),
})

export const groupApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/groups',
    summary: 'Make a group; who does not follow me and never wrote with me is asked first',
    body: z.object({ name: GroupName, users: People }),
    response: z.object({ _id: Id }),
    status: 201,
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/talks/:id/members',
    summary: 'Who is in a group of mine, and who was',
    params: OneTalk,
    response: GroupMembers,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/talks/:id/group',
    summary: 'Change the name or the picture of a group, as one of its admins',
    params: OneTalk,
    body: GroupChange,
    response: Talk,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/talks/:id/members',
    summary: 'Add people to a group, or ask them, as one of its admins',
    params: OneTalk,
    body: z.object({ users: People }),
    response: GroupMembers,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/talks/:id/members/:userId',
    summary: 'Remove somebody from a group, as one of its admins',
    params: OneMember,
    response: GroupMembers,
  }),
  setAdmin: endpoint({
    method: 'PUT',
    path: '/api/talks/:id/members/:userId/admin',
    summary: 'Make somebody an admin of a group, or no more; one is always left',
    params: OneMember,
    body: z.object({ isAdmin: flagOf('isAdmin') }),
    response: GroupMembers,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/talks/:id/leave',
    summary: 'Leave a group; the last admin hands it over to who is in it for longest',
    params: OneTalk,
    response: TalkCounts,
  }),
  makeInvite: endpoint({
    method: 'PUT',
    path: '/api/talks/:id/invite',
    summary: 'Make a new link by which people join; the one before stops working',
    params: OneTalk,
    response: GroupMembers,
  }),
  revokeInvite: endpoint({
    method: 'DELETE',
    path: '/api/talks/:id/invite',
    summary: 'Nobody joins by the link any more',
    params: OneTalk,
    response: GroupMembers,
  }),
  findInvite: endpoint({
    method: 'GET',
    path: '/api/group-invites/:code',
    summary: 'To which group a link leads',
    params: OneInvite,
    response: GroupInvite,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/group-invites/:code',
    summary: 'Join a group by its link',
    params: OneInvite,
    response: z.object({ _id: Id }),
  }),
}
