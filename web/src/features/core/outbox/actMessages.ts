import { catalogue } from '#lib/language.ts'

/** What an act is, in a line. */
export const messages = catalogue({
  somebody: ['a member', 'सदस्य'],
  post: ['Post', 'पोस्ट'],
  postIn: [(hub: string) => `Post in ${hub}`, (hub: string) => `${hub} मा पोस्ट`],
  comment: [(name: string) => `Comment for ${name}`, (name: string) => `${name} लाई कमेन्ट`],
  message: [(name: string) => `Message to ${name}`, (name: string) => `${name} लाई सन्देश`],
  reaction: ['Sign on a message', 'सन्देशमा चिन्ह'],
  reply: [(name: string) => `Reply to ${name}`, (name: string) => `${name} लाई जवाफ`],
  vote: [(name: string) => `Vote for ${name}`, (name: string) => `${name} लाई भोट`],
  voteBack: [
    (name: string) => `Vote for ${name} taken back`,
    (name: string) => `${name} लाई दिएको भोट फिर्ता`,
  ],
  downvote: [(name: string) => `Vote against ${name}`, (name: string) => `${name} को विपक्षमा भोट`],
  bookmark: ['Bookmark', 'सेभ'],
  unbookmark: ['Bookmark removed', 'सेभबाट हटाउने'],
  join: [(hub: string) => `Join ${hub}`, (hub: string) => `${hub} मा जोडिने`],
  leave: [(hub: string) => `Leave ${hub}`, (hub: string) => `${hub} छोड्ने`],
  follow: [(name: string) => `Follow ${name}`, (name: string) => `${name} लाई फलो`],
  unfollow: [(name: string) => `Unfollow ${name}`, (name: string) => `${name} लाई अनफलो`],
  report: ['Report', 'रिपोर्ट'],
  editPost: ['Edited post', 'सच्याएको पोस्ट'],
  editComment: ['Edited comment', 'सच्याएको कमेन्ट'],
  editMessage: ['Edited message', 'सच्याएको सन्देश'],
  deletePost: ['Delete a post', 'पोस्ट हटाउने'],
  deleteComment: ['Delete a comment', 'कमेन्ट हटाउने'],
})
