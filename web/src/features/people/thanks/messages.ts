import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  karma: ['Karma', 'कर्म'],
  karmaWhy: [
    'Votes of others on posts and comments that everybody can see',
    'सबैले देख्ने पोस्ट र कमेन्टमा अरूले दिएको भोट',
  ],
  badges: ['Badges', 'ब्याज'],
  years: [
    (n: number) => `${count(n)} ${plural(n, 'year', 'years')} on Jes`,
    (n: number) => `Jes मा ${count(n)} वर्ष`,
  ],
  firstPost: ['First post', 'पहिलो पोस्ट'],
  founder: [
    (n: number): string => plural(n, 'Runs a JeHub', `Runs ${count(n)} JeHubs`),
    (n: number) => `${count(n)} वटा JeHub चलाउने`,
  ],
  reports: ['Reports that helped', 'काम लाग्ने रिपोर्ट गर्ने'],
})
