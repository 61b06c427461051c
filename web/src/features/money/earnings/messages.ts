import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Earnings', 'कमाइ'],
  balance: ['Your balance', 'तपाईंको मौज्दात'],
  chart: ['The last twelve months', 'पछिल्ला बाह्र महिना'],
  month: ['Month', 'महिना'],
  credited: ['Credited', 'पाएको'],
  months: ['Statements', 'विवरण'],
  none: ['Nothing is shared out yet', 'अहिलेसम्म केही बाँडिएको छैन'],
  noneSentence: [
    'When members with a pass read or watch you, each month’s share stands here, line by line.',
    'पास भएका सदस्यले तपाईंका कुरा पढे वा हेरेपछि हरेक महिनाको भाग यहीँ, हरफ हरफमा देखिन्छ।',
  ],
  noShare: ['No share was credited in these months', 'यी महिनामा कुनै भाग आएन'],
  how: ['How the share is computed', 'भाग कसरी निकालिन्छ'],
  notEligible: ['You were not eligible', 'योग्य हुनुहुन्नथ्यो'],
})
