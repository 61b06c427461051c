import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Statistics', 'तथ्याङ्क'],
  numbers: ['In numbers', 'सङ्ख्यामा'],
  plays: ['Plays', 'प्ले'],
  engaged: ['Engaged views', 'ध्यान दिएर हेरिएको'],
  engagedWhy: ['5 seconds or half of the clip', '५ सेकेन्ड वा क्लिपको आधा'],
  average: ['Average part watched', 'औसत हेरिएको भाग'],
  watched: ['Time watched', 'हेरिएको समय'],
  upVotes: ['Upvotes', 'माथि भोट'],
  comments: ['Comments', 'कमेन्ट'],
  saves: ['Saves', 'सेभ'],
  shares: ['Shares', 'सेयर'],
  followers: ['Followers gained', 'थपिएका फलोअर'],
  retention: ['Who stays', 'कति जना हेरिरहन्छन्'],
  retentionWhy: [
    'How many of the plays came as far as each moment of the clip.',
    'कति प्ले क्लिपको कुन क्षणसम्म पुगे।',
  ],
  moment: ['Moment', 'क्षण'],
  part: ['Part of the plays', 'प्लेको भाग'],
  days: ['Plays in the last 30 days', 'पछिल्ला ३० दिनका प्ले'],
  day: ['Day', 'दिन'],
  none: ['No plays yet', 'अहिलेसम्म कसैले हेरेको छैन'],
  noneSentence: [
    'When people watch your JesClip, you see here how long they stay. Share it to get it going.',
    'मानिसहरूले तपाईंको JesClip हेर्दा उनीहरू कति बेर रहन्छन्, यहाँ देखिन्छ। सुरु गर्न सेयर गर्नुहोस्।',
  ],
  watchClip: ['Go to the clip', 'क्लिपमा जानुहोस्'],
  playCount: [
    (plays: number, shown: string) => `${shown} ${plural(plays, 'play', 'plays')}`,
    (_: number, shown: string) => `${shown} प्ले`,
  ],
  moments: [(s: string) => `${s} s`, (s: string) => `${s} से.`],
})
