import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  forYouEmpty: [
    'What your people and your JeHubs write will gather here.',
    'तपाईंका मान्छे र JeHub ले लेखेका कुरा यहीँ जम्मा हुन्छन्।',
  ],
  followingEmpty: [
    'Follow someone and their posts will be here.',
    'कसैलाई फलो गर्नुभयो भने उहाँका पोस्ट यहाँ आउँछन्।',
  ],
  latestEmpty: [
    'The newest posts stand here as soon as somebody writes one.',
    'कसैले लेख्नेबित्तिकै नयाँ पोस्ट यहीँ देखिन्छ।',
  ],
  popularEmpty: ['The posts that people vote up will be here.', 'धेरैले भोट दिएका पोस्ट यहाँ देखिन्छन्।'],
  topEmpty: ['Nothing was written in this time.', 'यो अवधिमा कसैले केही लेखेको छैन।'],
  findPeople: ['Find people to follow', 'फलो गर्ने मान्छे खोज्नुहोस्'],
  lookAround: ['Look around', 'घुमेर हेर्नुहोस्'],
})
