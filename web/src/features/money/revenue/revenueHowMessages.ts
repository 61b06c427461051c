import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  example: ['A worked example', 'एउटा उदाहरण'],
  lead: [
    (price: string, half: string) =>
      `Sita has a pass of 30 days that brings ${price}, all of it in one month. Her half for creators is ${half}. She spent her time with three of them.`,
    (price: string, half: string) =>
      `सीताको ३० दिनको पासबाट ${price} आउँछ, सबै एउटै महिनामा। सर्जकका लागि आधा ${half}। उहाँले तीन जनासँग समय बिताउनुभयो।`,
  ],
  creator: ['Creator', 'सर्जक'],
  spent: ['Spent', 'बिताएको'],
  counts: ['Counts', 'गनिने'],
  exact: ['Exactly', 'ठ्याक्कै'],
  share: ['Share', 'भाग'],
  maya: ['Maya', 'माया'],
  bishal: ['Bishal', 'विशाल'],
  tara: ['Tara', 'तारा'],
  together: ['Together', 'जम्मा'],
  minutes: [(n: string) => `${n} min`, (n: string) => `${n} मि.`],
  cap: [
    'On one day Sita watched Maya for 35 minutes. 20 of them count, so 15 fall away.',
    'एक दिन सीताले मायालाई ३५ मिनेट हेर्नुभयो। २० मिनेट मात्र गनिन्छ, १५ हट्छ।',
  ],
  rounding: [
    (sum: string, half: string) =>
      `Rounded down, the three make ${sum}. One paisa is left to ${half}: Maya lost most by the rounding, so it is hers.`,
    (sum: string, half: string) =>
      `तलतिर मिलाउँदा तीनको जम्मा ${sum}। ${half} पुग्न एक पैसा बाँकी: मिलाउँदा मायाले सबैभन्दा बढी गुमाएकी हुनाले त्यो उहाँको।`,
  ],
  months: ['The closed months', 'बन्द भएका महिना'],
  monthsLead: ['Straight from the books, for everybody.', 'सिधै हिसाबबाट, सबैका लागि।'],
})
