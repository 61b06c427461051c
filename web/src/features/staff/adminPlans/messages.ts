import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Plans', 'योजना'],
  note: [
    'A new price holds for orders from now on. An order keeps the price that it was made at.',
    'नयाँ मूल्य अबका अर्डरमा लाग्छ। भइसकेको अर्डरको मूल्य फेरिँदैन।',
  ],
  days: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  offered: ['On offer', 'बिक्रीमा'],
  notOffered: ['Not on offer', 'बिक्रीमा छैन'],
  since: [(date: string) => `since ${date}`, (date: string) => `${date} देखि`],
  change: ['Change…', 'फेर्नुहोस्…'],
  changeTitle: [
    (plan: string) => `Change the pass of ${plan}`,
    (plan: string) => `${plan} को पास फेर्नुहोस्`,
  ],
  changeWhy: [
    'Everybody sees it at once. Passes that are paid for stay as they are.',
    'सबैले तुरुन्तै देख्छन्। तिरिसकेका पास जस्ताको तस्तै रहन्छन्।',
  ],
  price: ['Price in whole rupees', 'मूल्य, पूरा रुपैयाँमा'],
  isOffered: ['On offer', 'बिक्रीमा राख्ने'],
  save: ['Save', 'राख्नुहोस्'],
  saved: ['The plan is changed', 'योजना फेरियो'],
})
