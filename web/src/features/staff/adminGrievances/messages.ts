import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  note: [
    'From people with and without an account. The answer goes out by mail within 24 hours of the grievance.',
    'खाता भएका र नभएका सबैका गुनासो। जवाफ २४ घण्टाभित्र इमेलमा जान्छ।',
  ],
  state: ['Which grievances', 'कुन गुनासो'],
  open: ['Open', 'खुला'],
  answered: ['Answered', 'जवाफ दिइएका'],
  none: ['No grievances wait', 'कुनै गुनासो पर्खाइमा छैन'],
  noneAnswered: ['Nothing was answered yet', 'अहिलेसम्म जवाफ दिइएको छैन'],
  noneSentence: [
    'What people file at Help & Support shows up here.',
    'सहयोग पेजबाट गरिएका गुनासो यहाँ देखिन्छन्।',
  ],
  end: ['That is all.', 'यति नै हो।'],
  childSafety: ['Safety of a child', 'बालबालिकाको सुरक्षा'],
  privateImages: ['Private pictures', 'निजी तस्बिर'],
  harassment: ['Harassment', 'दुर्व्यवहार'],
  impersonation: ['Impersonation', 'अरूको नक्कल'],
  defamation: ['Defamation', 'मानहानि'],
  copyright: ['Copyright', 'प्रतिलिपि अधिकार'],
  account: ['Account', 'खाता'],
  other: ['Something else', 'अरू केही'],
  link: ['What it is about', 'केबारे हो'],
  answer: ['Answer', 'जवाफ'],
  answerHint: ['It goes by mail as it stands here.', 'यही शब्दमा इमेल जान्छ।'],
  send: ['Send answer', 'जवाफ पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  sent: [(number: string) => `${number} is answered`, (number: string) => `${number} को जवाफ गयो`],
  answeredBy: [(name: string) => `Answered by ${name}`, (name: string) => `${name} ले जवाफ दिनुभयो`],
})
