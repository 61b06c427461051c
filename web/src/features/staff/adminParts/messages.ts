import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  minutes: [(n: number) => `${n} min`, (n: number) => `${n} मिनेट`],
  hours: [(n: number) => `${n} h`, (n: number) => `${n} घण्टा`],
  days: [(n: number) => `${n} d`, (n: number) => `${n} दिन`],
  due: [(span: string) => `due in ${span}`, (span: string) => `${span} बाँकी`],
  late: [(span: string) => `${span} late`, (span: string) => `${span} ढिला`],
  strikes: ['What was done before', 'पहिले गरिएका कारबाही'],
  noStrikes: ['Nothing was done to them before.', 'पहिले केही कारबाही भएको छैन।'],
  staff: ['The staff', 'टोली'],
  site: ['Jes', 'Jes'],
  open: ['Appealed', 'पुनरावेदन परेको'],
  upheld: ['Appeal turned down', 'पुनरावेदन सदर'],
  overturned: ['Overturned', 'उल्टिएको'],
  gone: ['Somebody who is gone', 'नभएका सदस्य'],
  adminsOnly: ['Only admins change this.', 'यो एडमिनले मात्र फेर्न सक्नुहुन्छ।'],
})
