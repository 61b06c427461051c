import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Messages', 'सन्देश'],
  lists: ['Talks', 'कुराकानी'],
  all: ['All', 'सबै'],
  unread: ['Unread', 'नपढेका'],
  requests: [
    (n: number) => `${number(n)} ${plural(n, 'request', 'requests')}`,
    (n: number) => `${number(n)} अनुरोध`,
  ],
  requestsTitle: ['Message requests', 'सन्देश अनुरोध'],
  fromStrangers: ['From people you do not follow', 'तपाईंले फलो नगरेका मान्छेबाट'],
  archive: ['Archive', 'अभिलेख'],
  archiveTitle: ['Archived talks', 'अभिलेखमा राखिएका'],
  noneArchived: ['Nothing is archived', 'अभिलेखमा केही छैन'],
  pinned: ['pinned', 'पिन गरिएको'],
  muted: ['muted', 'म्युट गरिएको'],
  active: ['active now', 'अहिले अनलाइन'],
  back: ['Back', 'पछाडि'],
  you: [(said: string) => `You: ${said}`, (said: string) => `तपाईं: ${said}`],
  draft: ['Draft', 'ड्राफ्ट'],
  deleted: ['This message was deleted', 'यो सन्देश हटाइयो'],
  unreadOnes: ['unread', 'नपढेका'],
  none: ['No messages yet', 'अहिलेसम्म कुनै सन्देश छैन'],
  noneWhy: [
    'Open somebody’s profile and press Message. Only the two of you can read what you write.',
    'कसैको प्रोफाइल खोलेर सन्देश थिच्नुहोस्। तपाईंहरू दुई जनाले मात्र पढ्न सक्नुहुन्छ।',
  ],
  groups: ['Groups', 'ग्रुप'],
  newGroup: ['New group', 'नयाँ ग्रुप'],
  noneGroups: ['No groups yet', 'अहिलेसम्म कुनै ग्रुप छैन'],
  noneUnread: ['Nothing unread', 'नपढेको केही छैन'],
  noneRequested: ['No requests', 'कुनै अनुरोध छैन'],
  explore: ['Find people', 'मान्छे खोज्नुहोस्'],
  choose: ['Choose a talk', 'कुराकानी छान्नुहोस्'],
  chooseWhy: [
    'What you write there is for the people in it alone.',
    'त्यहाँ लेखेको कुरा त्यसमा हुने मान्छेको मात्र हो।',
  ],
  yesterday: ['Yesterday', 'हिजो'],
})
