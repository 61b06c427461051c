import { catalogue } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'

/** The messages below the head, which come with their tab. */
export const messages = catalogue({
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  noPostsSentence: ['Write the first one.', 'पहिलो पोस्ट तपाईं नै लेख्नुहोस्।'],
  noTop: ['Nothing in this time', 'यो अवधिमा केही छैन'],
  noTopSentence: ['Try a longer one.', 'अलि लामो अवधि छान्नुहोस्।'],
  allTime: ['Show all time', 'सबै समय हेर्नुहोस्'],
  write: ['Write a post', 'पोस्ट लेख्नुहोस्'],
  communityRules: ['Community Rules', 'समुदायका नियम'],
  noRules: ['No rules of its own', 'आफ्नै नियम छैन'],
  noRulesSentence: ['The terms of Jes hold here as everywhere.', 'यहाँ पनि Jes का सर्तहरू लागू हुन्छन्।'],
  terms: ['Terms', 'सर्तहरू'],
  aboutLabel: ['About', 'बारेमा'],
  createdLabel: ['Created', 'बनेको'],
  kindLabel: ['Who can read', 'कसले पढ्छ'],
  everybody: ['Everybody', 'सबैले'],
  membersOnly: ['Members only', 'सदस्यले मात्र'],
  postsLabel: ['Posts', 'पोस्ट'],
  districtLabel: ['District', 'जिल्ला'],
  postCount: [(n: number) => count(n), (n: number) => count(n)],
  team: ['Team', 'टोली'],
  owner: ['Owner', 'मालिक'],
  moderator: ['Moderator', 'मोडरेटर'],
  member: ['Member', 'सदस्य'],
  related: ['Related JeHubs', 'मिल्दाजुल्दा JeHubs'],
  log: ['What the team did', 'टोलीले गरेका काम'],
  reportHint: [
    'Something is wrong with this JeHub or its team? The site looks at it.',
    'यो JeHub वा यसको टोलीमा केही गडबड छ? Jes ले हेर्छ।',
  ],
  logHint: ['Every decision of the team is public.', 'टोलीका सबै निर्णय सबैले हेर्न मिल्छ।'],
  privateTitle: ['This JeHub is private', 'यो JeHub निजी हो'],
  privateSentence: [
    'Only its members see what is written here. Ask, and its team will decide.',
    'यहाँ लेखिएका कुरा सदस्यले मात्र देख्छन्। अनुरोध गर्नुहोस्, टोलीले निर्णय गर्छ।',
  ],
  membersSee: ['Only its members see what is written here.', 'यहाँ लेखिएका कुरा सदस्यले मात्र देख्छन्।'],
  invitedSentence: [
    'You are invited. Accept, and you are a member at once.',
    'तपाईंलाई निम्तो आएको छ। स्वीकार गर्नुहोस्, तुरुन्तै सदस्य हुनुहुन्छ।',
  ],
  askedSentence: [
    'You have asked to join. The team will decide, and you will be notified.',
    'तपाईंले जोडिन अनुरोध गर्नुभएको छ। टोलीले निर्णय गरेपछि सूचना आउँछ।',
  ],
})
