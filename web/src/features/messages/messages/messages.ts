import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

export const messages = catalogue({
  write: ['Write a message', 'सन्देश लेख्नुहोस्'],
  send: ['Send', 'पठाउनुहोस्'],
  tooLong: ['This is longer than a message can be.', 'सन्देशमा अट्नेभन्दा यो लामो भयो।'],
  log: [(name: string) => `Talk with ${name}`, (name: string) => `${name} सँग कुराकानी`],
  back: ['Back', 'पछाडि'],
  more: ['More', 'थप'],
  ofMessage: ['What to do with this message', 'यो सन्देशलाई के गर्ने'],
  you: ['You', 'तपाईं'],
  sending: ['Sending', 'पठाउँदै'],
  waiting: ['Waits for a connection', 'इन्टरनेटको पर्खाइमा'],
  sent: ['Sent', 'पठाइयो'],
  read: ['Read', 'हेरियो'],
  notSent: ['Not sent', 'गएन'],
  sendAgain: ['Send again', 'फेरि पठाउनुहोस्'],
  discard: ['Discard', 'मेटाउनुहोस्'],
  deleted: ['This message was deleted', 'यो सन्देश हटाइयो'],
  today: ['Today', 'आज'],
  yesterday: ['Yesterday', 'हिजो'],
  newOnes: [(n: number) => `${number(n)} new`, (n: number) => `${number(n)} नयाँ`],
  earlier: ['Load earlier messages', 'अघिल्ला सन्देश लोड गर्नुहोस्'],
  later: ['Load later messages', 'पछिल्ला सन्देश लोड गर्नुहोस्'],
  begin: [
    (name: string) => `Say namaste to ${name}. Only the two of you can read it.`,
    (name: string) => `${name} लाई नमस्ते भन्नुहोस्। तपाईंहरू दुई जनाले मात्र पढ्न सक्नुहुन्छ।`,
  ],
  waitsForAnswer: [
    'They see this as a request until they answer.',
    'उहाँले जवाफ नदिएसम्म यो अनुरोधका रूपमा देखिन्छ।',
  ],
  asleep: ['Links are asleep until you accept.', 'स्वीकार नगरेसम्म लिङ्क खुल्दैनन्।'],
  unknowing: [
    (name: string) => `${name} does not see that you read this. Accept, and you two can talk.`,
    (name: string) => `तपाईंले यो पढेको ${name} लाई थाहा हुँदैन। स्वीकार गरेपछि कुरा गर्न सक्नुहुन्छ।`,
  ],
  accept: ['Accept', 'स्वीकार'],
  remove: ['Delete', 'हटाउनुहोस्'],
  removeTalk: ['Delete this talk', 'यो कुराकानी हटाउनुहोस्'],
  removeTitle: ['Delete this talk for you?', 'यो कुराकानी तपाईंका लागि हटाउने?'],
  removeWhy: [
    'The other keeps theirs. When both of you have deleted it, it is gone for good.',
    'अर्कोसँग भने रहन्छ। दुवैले हटाएपछि सधैंका लागि मेटिन्छ।',
  ],
  profile: ['View profile', 'प्रोफाइल हेर्नुहोस्'],
})
