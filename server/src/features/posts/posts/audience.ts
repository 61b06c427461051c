import type { Audience } from '@jes/contract/posts/audience'
import type { NewPost } from '@jes/contract/posts/posts'
import { invalid } from '#lib/errors.ts'

/** A post in a hub is for all who may read there: its author does not choose among them. */
export function expectAudience({ jehub, audience = 'everyone' }: Partial<NewPost>) {
  if (jehub && audience !== 'everyone') throw invalid({ audience: 'posts.audience_in_hub' })
}

/** As the table has it: null for everybody. */
export function limitOf(audience: Audience = 'everyone') {
  return audience === 'everyone' ? null : audience
}
