import type { Post } from '@jes/contract/posts/posts'

/** The channel of a member's tabs for votes and bookmarks. */
export const TABS = 'jes-posts'

export type Settled = { userId: string | undefined; id: string; known: Partial<Post> }
