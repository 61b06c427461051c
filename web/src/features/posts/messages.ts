import { catalogue } from '#lib/language.ts'

/** The words of Home; they are part of the first load, so the composer's stand elsewhere. */
export const messages = catalogue({
  home: ['Home', 'होम'],
  feeds: ['Feeds', 'फिड'],
  forYou: ['For you', 'तपाईंका लागि'],
  following: ['Following', 'पछ्याएका'],
  latest: ['Latest', 'नयाँ'],
  popular: ['Popular', 'चर्चित'],
  visitor: [
    'You are browsing as a visitor. Log in to post, vote and join.',
    'तपाईं पाहुना हुनुहुन्छ। पोस्ट गर्न, भोट दिन र जोडिन लगइन गर्नुहोस्।',
  ],
  logIn: ['Login', 'लगइन'],
  signUp: ['Sign Up', 'साइन अप'],
  greeting: ['के छ खबर?', 'के छ खबर?'],
  prompt: [(name: string) => `के छ खबर, ${name}?`, (name: string) => `के छ खबर, ${name}?`],
  post: ['Post', 'पोस्ट'],
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  forYouEmpty: [
    'What your people and your JeHubs write will gather here.',
    'तपाईंका मान्छे र JeHub ले लेखेका कुरा यहीँ जम्मा हुन्छन्।',
  ],
  followingEmpty: [
    'Follow someone and their posts will be here.',
    'कसैलाई पछ्याउनुभयो भने उहाँका पोस्ट यहाँ आउँछन्।',
  ],
  latestEmpty: [
    'The newest posts stand here as soon as somebody writes one.',
    'कसैले लेख्नेबित्तिकै नयाँ पोस्ट यहीँ देखिन्छ।',
  ],
  popularEmpty: ['The posts that people vote up will be here.', 'धेरैले भोट दिएका पोस्ट यहाँ देखिन्छन्।'],
  lookAround: ['Look around', 'घुमेर हेर्नुहोस्'],
})
