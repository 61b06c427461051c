import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Your votes', 'तपाईंका भोट'],
  up: ['Upvoted', 'माथि भोट दिएका'],
  down: ['Downvoted', 'तल भोट दिएका'],
  none: ['No votes here yet', 'अहिलेसम्म कुनै भोट छैन'],
  noneSentence: [
    'Posts that you vote for are here. Only you see this list.',
    'तपाईंले भोट दिएका पोस्ट यहाँ हुन्छन्। यो सूची तपाईंले मात्र देख्नुहुन्छ।',
  ],
})
