import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  person: ['Verified person', 'प्रमाणित व्यक्ति'],
  organisation: ['Verified organisation', 'प्रमाणित संस्था'],
  byStaff: ['Verified by the Jes staff', 'Jes टोलीले प्रमाणित गरेको'],
  means: [
    (name: string, date: string) =>
      `The Jes staff made sure on ${date} that this account belongs to ${name}. Their reason:`,
    (name: string, date: string) =>
      `यो खाता ${name} कै हो भनेर Jes टोलीले ${date} मा पक्का गरेको हो। टोलीले दिएको कारण:`,
  ],
  noLonger: [
    (name: string) => `${name} is no longer verified.`,
    (name: string) => `${name} अब प्रमाणित हुनुहुन्न।`,
  ],
  notForSale: [
    'This mark cannot be bought. A marigold means Premium, and nothing else.',
    'यो चिन्ह किन्न पाइँदैन। सयपत्रीले प्रिमियम मात्र जनाउँछ।',
  ],
})
