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
  pinned: ['pinned', 'पिन गरिएको'],
  muted: ['muted', 'म्युट गरिएको'],
  active: ['active now', 'अहिले अनलाइन'],
  back: ['Back', 'पछाडि'],
  you: [(said: string) => `You: ${said}`, (said: string) => `तपाईं: ${said}`],
  draft: ['Draft', 'ड्राफ्ट'],
  deleted: ['This message was deleted', 'यो सन्देश हटाइयो'],
  unreadOnes: ['unread', 'नपढेका'],
  groups: ['Groups', 'ग्रुप'],
  newGroup: ['New group', 'नयाँ ग्रुप'],
  aPost: ['A post', 'एउटा पोस्ट'],
  sendTo: ['Choose the talk to send the post to.', 'पोस्ट कहाँ पठाउने, छान्नुहोस्।'],
  yesterday: ['Yesterday', 'हिजो'],
  search: ['Search messages', 'सन्देश खोज्नुहोस्'],
})
