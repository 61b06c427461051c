import { text } from '@jes/contract/lib/text'

export const WARNING_MAX_LENGTH = 100

/** What a sensitive post is about, in its author's words; a post with a warning is sensitive. */
export const Warning = text({ min: 1, max: WARNING_MAX_LENGTH, why: 'posts.warning_length' })
