import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  repostedBy: [
    (name: string, others: number) =>
      others === 0
        ? `${name} reposted`
        : `${name} and ${number(others)} ${plural(others, 'other', 'others')} reposted`,
    (name: string, others: number) =>
      others === 0
        ? `${name} ले रिपोस्ट गर्नुभयो`
        : `${name} र अन्य ${number(others)} जनाले रिपोस्ट गर्नुभयो`,
  ],
  deleted: [
    'The quoted post is gone. Its author deleted it.',
    'कोट गरिएको पोस्ट अब छैन। लेखकले नै हटाउनुभयो।',
  ],
  removed: ['The quoted post was removed by moderators.', 'कोट गरिएको पोस्ट मोडरेटरले हटाउनुभयो।'],
  hidden: ['You cannot see the quoted post.', 'कोट गरिएको पोस्ट तपाईंले हेर्न मिल्दैन।'],
  muted: [
    'The quoted post is by someone you muted.',
    'कोट गरिएको पोस्ट तपाईंले म्युट गर्नुभएको व्यक्तिको हो।',
  ],
  unlinked: [
    'The author took the quoted post out of here.',
    'कोट गरिएको पोस्ट लेखकले यहाँबाट झिक्नुभयो।',
  ],
  sensitive: ['Marked as sensitive', 'संवेदनशील भनी चिनो लगाइएको'],
})
