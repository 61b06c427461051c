import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  kinds: ['Kinds of trends', 'के के चर्चामा'],
  hashtags: ['Hashtags', 'ह्यासट्याग'],
  posts: ['Posts', 'पोस्ट'],
  clips: ['JesClips', 'JesClips'],
  hubs: ['JeHubs', 'JeHubs'],
  noHashtags: ['Nothing is trending just now', 'अहिले केही चर्चामा छैन'],
  noHashtagsSentence: [
    'A hashtag stands here when many different people write about it.',
    'धेरै फरक मान्छेले लेखेको ह्यासट्याग यहाँ देखिन्छ।',
  ],
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  noPostsSentence: [
    'The posts that Nepal talks about today will be here.',
    'नेपालले आज कुरा गरेका पोस्ट यहाँ देखिन्छन्।',
  ],
  noClips: ['No JesClips yet', 'अहिलेसम्म कुनै JesClip छैन'],
  noClipsSentence: [
    'The clips that people watch to the end will be here.',
    'मान्छेले अन्त्यसम्म हेरेका क्लिप यहाँ देखिन्छन्।',
  ],
  noHubs: ['No JeHubs found', 'कुनै JeHub भेटिएन'],
  noHubsSentence: [
    'The JeHubs that grew most this week will be here.',
    'यो साता सबैभन्दा बढेका JeHub यहाँ देखिन्छन्।',
  ],
  explore: ['Explore Jes', 'Jes एक्सप्लोर गर्नुहोस्'],
})
