import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  noPostsSentence: [
    'What the people of this list write will be here.',
    'यो सूचीका मान्छेले लेखेका कुरा यहाँ आउँछन्।',
  ],
  addPeople: ['Add people', 'मान्छे थप्नुहोस्'],
  lookAround: ['Look around', 'घुमेर हेर्नुहोस्'],
})
