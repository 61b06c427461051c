import type { ClipFailure } from '@jes/contract/clips/clips'
import type { Because } from '@jes/contract/lib/refusals/because'

/** Why a file cannot become a clip, for its owner. */
export const FAILURES: Record<ClipFailure, Because> = {
  unreadable: 'clips.video_unreadable',
  unsupported: 'clips.video_unsupported',
  tooShort: 'clips.video_short',
  tooLong: 'clips.video_long',
  cutOff: 'clips.video_cut_off',
  timeout: 'clips.video_timeout',
  place: 'clips.hub_closed',
  suspended: 'accounts.suspended',
  lost: 'clips.video_lost',
  server: 'clips.server_failed',
}

export const MOMENT = 'clips.moment'
export const PART = 'clips.part'
