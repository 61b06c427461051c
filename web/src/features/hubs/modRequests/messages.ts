import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  none: ['Nobody asks to come in', 'जोडिन कसैले अनुरोध गरेको छैन'],
  noneSentence: [
    'Who asks to join is listed here, the oldest first.',
    'जोडिन माग्नेहरू यहाँ पालैपालो देखिन्छन्।',
  ],
  asked: [(when: string) => `Asked ${when}`, (when: string) => `${when} मा मागेको`],
  approve: ['Approve', 'स्वीकार'],
  deny: ['Deny', 'अस्वीकार'],
  approveWho: [(name: string) => `Approve ${name}`, (name: string) => `${name} लाई स्वीकार`],
  denyWho: [(name: string) => `Deny ${name}`, (name: string) => `${name} लाई अस्वीकार`],
  approved: [(name: string) => `${name} is in`, (name: string) => `${name} जोडिनुभयो`],
  denied: [
    (name: string) => `The request of ${name} was turned down`,
    (name: string) => `${name} को अनुरोध अस्वीकार भयो`,
  ],
})
