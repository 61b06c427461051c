import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Analytics', 'विश्लेषण'],
  spans: ['Time', 'समय'],
  days: [(n: string) => `${n} days`, (n: string) => `${n} दिन`],
  numbers: ['In numbers', 'सङ्ख्यामा'],
  views: ['Views', 'हेराइ'],
  engagedMinutes: ['Time read and watched', 'पढिएको र हेरिएको समय'],
  newFollowers: ['New followers', 'नयाँ फलोअर'],
  votes: ['Votes', 'भोट'],
  comments: ['Comments', 'कमेन्ट'],
  more: [(part: string) => `${part} more than before`, (part: string) => `पहिलेभन्दा ${part} बढी`],
  less: [(part: string) => `${part} less than before`, (part: string) => `पहिलेभन्दा ${part} कम`],
  same: ['As before', 'पहिले जत्तिकै'],
  noneBefore: ['None before', 'पहिले थिएन'],
  posts: ['Most opened', 'सबैभन्दा धेरै खोलिएका'],
  clip: ['JesClip', 'JesClip'],
  viewCount: [
    (n: number, shown: string) => `${shown} ${plural(n, 'view', 'views')}`,
    (_: number, shown: string) => `${shown} हेराइ`,
  ],
  score: [(shown: string) => `score ${shown}`, (shown: string) => `स्कोर ${shown}`],
  commentCount: [
    (n: number, shown: string) => `${shown} ${plural(n, 'comment', 'comments')}`,
    (_: number, shown: string) => `${shown} कमेन्ट`,
  ],
  minutes: [(shown: string) => `${shown} min`, (shown: string) => `${shown} मिनेट`],
  byDay: ['Day by day', 'दिनदिनै'],
  day: ['Day', 'दिन'],
  none: ['Nothing to count yet', 'अहिलेसम्म गन्ने कुरा छैन'],
  noneSentence: [
    'When people open what you wrote, you see here how often and how long they stay.',
    'मानिसहरूले तपाईंका पोस्ट खोल्दा कति पटक र कति बेर, यहाँ देखिन्छ।',
  ],
  write: ['Write a post', 'पोस्ट लेख्नुहोस्'],
  locked: ['See what your words do', 'तपाईंका शब्दले के गर्छन्, हेर्नुहोस्'],
  lockedSentence: [
    'With a Premium pass you see here, day by day, how often and how long people read and watch you, and who is new.',
    'प्रिमियम पासले यहाँ दिनदिनै देखाउँछ: मानिसहरूले तपाईंलाई कति पटक र कति बेर पढे, हेरे, र को नयाँ आए।',
  ],
  seePremium: ['See Premium', 'प्रिमियम हेर्नुहोस्'],
})
