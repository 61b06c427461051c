import type { DraftContent } from '@jes/contract/posts/drafts'

export function blankDraft(): DraftContent {
  return { title: '', content: '', images: [], jehub: null, poll: null, sensitive: false }
}

/** Whether there is nothing in it that anybody would miss. */
export function isBlank({ title, content, images, poll }: DraftContent) {
  const hasChoice = poll?.options.some((option) => option.trim() !== '') ?? false
  return title.trim() === '' && content.trim() === '' && images.length === 0 && !hasChoice
}

export function isSame(one: DraftContent, other: DraftContent) {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

/** The server's fields have another order. */
function inOrder({ title, content, images, jehub, poll, sensitive, ...draft }: DraftContent) {
  const { warning, quote = null, audience = 'everyone', commenters = 'everyone' } = draft
  const pictures = images.map(({ _id, alt }) => [_id, alt])
  const choices = [sensitive, warning || null, quote, audience, commenters]
  return [title, content, pictures, jehub, poll && [poll.options, poll.hours], ...choices]
}
