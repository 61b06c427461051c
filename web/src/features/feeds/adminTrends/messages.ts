import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  more: [(tag: string) => `More about ${tag}`, (tag: string) => `${tag} बारे थप`],
  hide: ['Hide…', 'लुकाउनुहोस्…'],
  hideTitle: [(tag: string) => `Hide ${tag}`, (tag: string) => `${tag} लुकाउने`],
  hideSentence: [
    'It leaves what is trending at once, in all its spellings. Its posts stay.',
    'यो सबै हिज्जेमा चर्चाबाट तुरुन्तै हट्छ। यसका पोस्ट भने रहन्छन्।',
  ],
  reason: ['Reason', 'कारण'],
  reasonHint: ['The staff reads it in the log.', 'यो कारण टोलीले लगमा पढ्छ।'],
  hideIt: ['Hide', 'लुकाउनुहोस्'],
  hiding: ['Hiding...', 'लुकाउँदै...'],
  hidden: [(tag: string) => `${tag} no longer trends.`, (tag: string) => `${tag} अब चर्चामा देखिँदैन।`],
  shown: [(tag: string) => `${tag} may trend again.`, (tag: string) => `${tag} फेरि देखिन सक्छ।`],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  held: ['Hidden and held', 'लुकाइएका र रोकिएका'],
  noneHeld: ['Nothing is hidden, nothing waits.', 'केही लुकाइएको छैन, केही रोकिएको छैन।'],
  isHidden: ['Hidden', 'लुकाइएको'],
  inReview: ['Waits for a look', 'हेर्न बाँकी'],
  by: [(name: string) => `by ${name}`, (name: string) => `${name} ले`],
  show: ['Show again', 'फेरि देखाउनुहोस्'],
  showNamed: [(tag: string) => `Show ${tag} again`, (tag: string) => `${tag} फेरि देखाउनुहोस्`],
})
