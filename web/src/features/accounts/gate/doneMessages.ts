import { catalogue } from '#lib/language.ts'

/** For each action what is said when it was done after a way over another site. */
export const done = catalogue({
  upvote: ['Your upvote counts.', 'तपाईंको भोट गनियो।'],
  downvote: ['Your downvote counts.', 'तपाईंको भोट गनियो।'],
  bookmark: ['It is saved.', 'सेभ भयो।'],
  repost: ['It is reposted.', 'रिपोस्ट भयो।'],
  follow: ['You follow them now.', 'अब तपाईं फलो गर्दै हुनुहुन्छ।'],
  join: ['You have joined, or asked to.', 'जोडिनुभयो, वा अनुरोध पठायौँ।'],
  choose: ['Your answer counts.', 'तपाईंको मत गनियो।'],
  comment: ['Your comment is out.', 'तपाईंको कमेन्ट गयो।'],
  reply: ['Your reply is out.', 'तपाईंको जवाफ गयो।'],
})
