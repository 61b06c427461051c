import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  admin: ['Admin', 'एडमिन'],
  queue: ['Queue', 'पर्खाइमा'],
  grievances: ['Grievances', 'गुनासो'],
  appeals: ['Appeals', 'पुनरावेदन'],
  members: ['Members', 'सदस्य'],
  jehubs: ['JeHubs', 'JeHub'],
  content: ['Content', 'सामग्री'],
  trends: ['Trends', 'चर्चा'],
  words: ['Words', 'शब्द'],
  templates: ['Reasons', 'कारण'],
  blogs: ['Blogs', 'ब्लग'],
  announcements: ['Announcements', 'घोषणा'],
  switches: ['Switches', 'स्विच'],
  jobs: ['Jobs', 'काम'],
  audit: ['Audit', 'अभिलेख'],
  figures: ['Figures', 'तथ्याङ्क'],
  passes: ['Passes', 'पास'],
  payouts: ['Payouts', 'भुक्तानी'],
  revenue: ['Revenue', 'आम्दानी'],
  waiting: ['waiting', 'पर्खाइमा'],
})
