import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  when: ['When', 'कहिले'],
  quiet: ['Quiet hours', 'शान्त समय'],
  quietWhy: [
    'No push messages then, and one summary after. What concerns the security of your account still comes at once.',
    'त्यतिबेला पुस सूचना आउँदैन, सकिएपछि एउटै सारांश आउँछ। खाताको सुरक्षाको कुरा भने तुरुन्तै आउँछ।',
  ],
  from: ['From', 'कहिलेदेखि'],
  to: ['To', 'कहिलेसम्म'],
  zone: ['Time zone', 'समय क्षेत्र'],
  nepal: ['Nepal', 'नेपाल'],
  digest: ['Email digest', 'इमेल सारांश'],
  digestWhy: [
    'What you have not read, by mail, of the kinds that you chose above.',
    'माथि छानेकामध्ये तपाईंले नपढेका सूचना इमेलमा।',
  ],
  day: ['Daily', 'दैनिक'],
  week: ['Weekly', 'साप्ताहिक'],
})
