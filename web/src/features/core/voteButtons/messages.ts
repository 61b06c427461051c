import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  vote: ['Vote', 'भोट'],
  upvote: ['Upvote', 'माथि भोट'],
  downvote: ['Downvote', 'तल भोट'],
})
