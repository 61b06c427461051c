import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  choose: ['Where to post', 'कहाँ पोस्ट गर्ने'],
  search: ['Search JeHubs', 'JeHubs मा खोज्नुहोस्'],
  publicPost: ['Public post', 'सार्वजनिक पोस्ट'],
  publicHint: ['On your profile, for everybody', 'तपाईंको प्रोफाइलमा, सबैका लागि'],
  private: ['Private', 'निजी'],
  members: [
    (n: number) => `${count(n)} ${plural(n, 'member', 'members')}`,
    (n: number) => `${count(n)} सदस्य`,
  ],
  none: [
    (words: string) => `No JeHub answers to “${words}”.`,
    (words: string) => `“${words}” सँग मिल्ने कुनै JeHub छैन।`,
  ],
})
