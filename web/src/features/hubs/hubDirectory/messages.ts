import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['JeHubs', 'JeHubs'],
  search: ['Search JeHubs', 'JeHubs मा खोज्नुहोस्'],
  create: ['Create JeHub', 'JeHub बनाउनुहोस्'],
  lists: ['Lists of JeHubs', 'JeHubs का सूची'],
  popular: ['Popular', 'चर्चित'],
  joined: ['Joined', 'जोडिएको'],
  new: ['New', 'नयाँ'],
  az: ['A–Z', 'वर्णक्रम'],
  tags: ['Tags', 'ट्याग'],
  private: ['Private', 'निजी'],
  end: ['These are all of them.', 'यति नै हुन्।'],
  noneNamed: [
    (words: string) => `No JeHub answers to “${words}”.`,
    (words: string) => `“${words}” सँग मिल्ने कुनै JeHub छैन।`,
  ],
  noneTagged: [
    (tag: string) => `No JeHub has the tag #${tag}.`,
    (tag: string) => `#${tag} ट्याग भएको कुनै JeHub छैन।`,
  ],
  noneJoined: ['You are in no JeHub yet', 'तपाईं अहिलेसम्म कुनै JeHub मा हुनुहुन्न'],
  noneJoinedSentence: [
    'What you join stands here and in your feed.',
    'जोडिनुभएका JeHub यहाँ र तपाईंको फिडमा देखिन्छन्।',
  ],
  showAll: ['Show all JeHubs', 'सबै JeHubs हेर्नुहोस्'],
})
