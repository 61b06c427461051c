import { catalogue } from '#lib/language.ts'

/** Where there is no talk: fetched when it is so. */
export const messages = catalogue({
  noneArchived: ['Nothing is archived', 'अभिलेखमा केही छैन'],
  none: ['No messages yet', 'अहिलेसम्म कुनै सन्देश छैन'],
  noneWhy: [
    'Open somebody’s profile and press Message. Only the two of you can read what you write.',
    'कसैको प्रोफाइल खोलेर सन्देश थिच्नुहोस्। तपाईंहरू दुई जनाले मात्र पढ्न सक्नुहुन्छ।',
  ],
  noneGroups: ['No groups yet', 'अहिलेसम्म कुनै ग्रुप छैन'],
  noneUnread: ['Nothing unread', 'नपढेको केही छैन'],
  noneRequested: ['No requests', 'कुनै अनुरोध छैन'],
  explore: ['Find people', 'मान्छे खोज्नुहोस्'],
  choose: ['Choose a talk', 'कुराकानी छान्नुहोस्'],
  chooseWhy: [
    'What you write there is for the people in it alone.',
    'त्यहाँ लेखेको कुरा त्यसमा हुने मान्छेको मात्र हो।',
  ],
})
