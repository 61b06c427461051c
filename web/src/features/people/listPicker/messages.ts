import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  addToList: ['Add to a list', 'सूचीमा राख्नुहोस्'],
  listsFor: [(name: string) => `Lists for ${name}`, (name: string) => `${name} लाई कुन सूचीमा राख्ने?`],
  none: [
    'You have no list yet. Make one, and its people have a feed of their own.',
    'अहिलेसम्म सूची छैन। बनाउनुभयो भने त्यसका मान्छेको छुट्टै फिड हुन्छ।',
  ],
  newList: ['New list', 'नयाँ सूची'],
  editList: ['Edit list', 'सूची सच्याउनुहोस्'],
  name: ['Name', 'नाम'],
  about: ['What it is about', 'केबारे हो'],
  whoSees: ['Who sees it', 'कसले देख्छ'],
  onlyYou: ['Only you', 'तपाईंले मात्र'],
  onlyYouHint: ['Nobody learns who is on it.', 'यसमा को छ, कसैलाई थाहा हुँदैन।'],
  againOnlyYouHint: [
    'Nobody learns who is on it, and whoever followed it no longer does.',
    'यसमा को छ, कसैलाई थाहा हुँदैन, र फलो गरेकाहरूको फलो टुट्छ।',
  ],
  everybody: ['Everybody', 'सबैले'],
  everybodyHint: [
    'It has a link, others can follow it, and its people can leave it.',
    'यसको लिङ्क हुन्छ, अरूले फलो गर्न सक्छन्, र यसका मान्छे आफैँ निस्कन सक्छन्।',
  ],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  create: ['Create', 'बनाउनुहोस्'],
  creating: ['Creating…', 'बन्दै छ…'],
  save: ['Save', 'राख्नुहोस्'],
  saving: ['Saving…', 'राख्दै…'],
})
