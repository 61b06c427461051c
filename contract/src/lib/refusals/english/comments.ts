import { grouped } from '@jes/contract/lib/refusals/format'
import type { MinMax } from '@jes/contract/lib/refusals/types'

export const comments = {
  invalid: {
    'comments.length': ({ min, max }: MinMax) =>
      `A comment has ${min} to ${grouped(max)} characters`,
    'comments.parent_closed': 'This comment can no longer be answered',
  },
  forbidden: {
    'comments.post_locked': 'This post is locked',
    'comments.limited': 'Its author chose who may comment on this post',
  },
  conflict: {
    'comments.changed_meanwhile':
      'You changed this comment on another device after you wrote this. Read it there, then edit it again.',
  },
}
