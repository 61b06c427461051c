import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

/** The messages of a card; they are part of the first load. */
export const messages = catalogue({
  publicPost: ['Public post', 'सार्वजनिक पोस्ट'],
  clip: ['JesClip', 'JesClip'],
  pinned: ['Pinned', 'पिन गरिएको'],
  showMore: ['Show more', 'थप हेर्नुहोस्'],
  sensitive: ['This post is marked as sensitive.', 'यो पोस्ट संवेदनशील भनी चिनो लगाइएको छ।'],
  show: ['Show', 'देखाउनुहोस्'],
  hashtags: ['Hashtags', 'ह्यासट्याग'],
  comments: [
    (many: number) => `${number(many)} ${plural(many, 'comment', 'comments')}`,
    (many: number) => `${number(many)} कमेन्ट`,
  ],
  reposts: [
    (many: number) => `${number(many)} ${plural(many, 'repost', 'reposts')}`,
    (many: number) => `${number(many)} रिपोस्ट`,
  ],
  views: [
    (many: number) => `${number(many)} ${plural(many, 'view', 'views')}`,
    (many: number) => `${number(many)} पटक हेरियो`,
  ],
  bookmark: ['Bookmark', 'सेभ'],
})
