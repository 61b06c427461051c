import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

const NO_CHOICE = because('value.choice')
const LINK = because('site.announcement_link')
const ENDS = because('site.announcement_end')

export const NewAnnouncement = z
  .object({
    en: text({ min: 1, max: 300, why: 'site.announcement_length' }),
    ne: text({ min: 1, max: 300, why: 'site.announcement_length' }),
    link: z._default(
      cleaned(LINK).check(z.maxLength(300, LINK), z.regex(/^(\/(?!\/)\S*)?$/, LINK)),
      '',
    ),
    tone: z._default(z.enum(['info', 'warning'], NO_CHOICE), 'info'),
    startsAt: Moment,
    endsAt: Moment,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
      error: ENDS,
      path: ['endsAt'],
    }),
  )
export type NewAnnouncement = z.infer<typeof NewAnnouncement>

export const StaffAnnouncement = z.object({
  _id: Id,
  en: z.string(),
  ne: z.string(),
  link: z.string(),
  tone: z.enum(['info', 'warning']),
  startsAt: Moment,
  endsAt: Moment,
  by: z.nullable(UserSummary),
})
export type StaffAnnouncement = z.infer<typeof StaffAnnouncement>

/** An announcement in the reader's language. */
export const Announcement = z.object({
  _id: Id,
  text: z.string(),
  link: z.string(),
  tone: z.enum(['info', 'warning']),
})
export type Announcement = z.infer<typeof Announcement>

export const announcementApi = {
  current: endpoint({
    method: 'GET',
    path: '/api/announcements',
    summary: 'What everybody is told just now',
    access: 'public',
    response: z.object({ announcements: z.array(Announcement) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/announcements',
    summary: 'Staff: announcements, latest first',
    access: 'staff',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({
      announcements: z.array(StaffAnnouncement),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  announce: endpoint({
    method: 'POST',
    path: '/api/admin/announcements',
    inMaintenance: true,
    summary: 'Admins: tell everybody something',
    access: 'admin',
    body: NewAnnouncement,
    response: z.object({ announcement: StaffAnnouncement }),
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/announcements/:id',
    inMaintenance: true,
    summary: 'Admins: change what everybody is told',
    access: 'admin',
    params: z.object({ id: Id }),
    body: NewAnnouncement,
    response: z.object({ announcement: StaffAnnouncement }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/announcements/:id',
    inMaintenance: true,
    summary: 'Admins: take an announcement back',
    access: 'admin',
    params: z.object({ id: Id }),
  }),
}
