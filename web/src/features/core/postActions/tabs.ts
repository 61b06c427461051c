import type { Post } from '@jes/contract/posts/posts'

/** Where a member's tabs say to each other what became of a vote or a bookmark. */
export const TABS = 'jes-posts'

export type Settled = { userId: string | undefined; id: string; known: Partial<Post> }
