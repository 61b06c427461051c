import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  noClips: ['No clips yet', 'अहिलेसम्म कुनै क्लिप छैन'],
  noComments: ['No comments yet', 'अहिलेसम्म कुनै कमेन्ट छैन'],
  yoursHere: ['What you write will be here.', 'तपाईंले लेखेका कुरा यहाँ देखिन्छन्।'],
  theirsHere: [
    (name: string) => `What ${name} writes will be here.`,
    (name: string) => `${name} ले लेखेका कुरा यहाँ देखिन्छन्।`,
  ],
  writePost: ['Write your first post', 'पहिलो पोस्ट लेख्नुहोस्'],
  makeClip: ['Make your first clip', 'पहिलो क्लिप बनाउनुहोस्'],
  explore: ['Explore Jes', 'Jes एक्सप्लोर गर्नुहोस्'],
})
