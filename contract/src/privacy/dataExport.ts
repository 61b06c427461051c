import { StepUp, stepUpFields } from '@jes/contract/accounts/stepUp'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** The version of the rules, terms and privacy policy; a new date means a new text. */
export const RULES_VERSION = '2026-11-16'
/** Days in which the deletion of an account can be cancelled. */
export const GRACE_DAYS = 30
/** Days for which an export can be downloaded. */
export const EXPORT_DAYS = 7

export const DataExport = z.object({
  _id: Id,
  state: z.enum(['waiting', 'ready', 'failed', 'expired']),
  bytes: z.nullable(z.number()),
  createdAt: Moment,
  readyAt: z.nullable(Moment),
  expiresAt: z.nullable(Moment),
})
export type DataExport = z.infer<typeof DataExport>

/** The path of an export, with `?ticket=`; it serves a ZIP, once. */
export const EXPORT_FILE_PATH = '/api/data/exports/:id/file'

const POSTS = because('privacy.posts_choice')

export const dataExportApi = {
  exports: endpoint({
    method: 'GET',
    path: '/api/data/exports',
    summary: 'My exports, latest first; at most 10',
    response: z.object({ exports: z.array(DataExport) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/data/exports',
    summary: 'Everything of mine as a ZIP; a mail says when it is ready. Once a day',
    stepUp: 'password',
    body: StepUp,
    response: z.object({ export: DataExport }),
    status: 201,
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/api/data/exports/:id/ticket',
    summary: 'An address that hands my export to my browser, once, within 5 minutes',
    stepUp: 'password',
    params: z.object({ id: Id }),
    body: StepUp,
    response: z.object({ url: z.string() }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/data/deletion',
    summary: 'End my account in 30 days; ends all sessions now',
    stepUp: 'password',
    body: z.object({
      ...stepUpFields,
      /** `remove` deletes posts and comments; `anonymise` leaves them without my name. */
      posts: z.enum(['remove', 'anonymise'], POSTS),
    }),
    response: z.object({ leavesAt: Moment }),
  }),
  stay: endpoint({
    method: 'DELETE',
    path: '/api/data/deletion',
    summary: 'Keep my account after all',
  }),
}
