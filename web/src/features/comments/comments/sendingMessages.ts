import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  writtenByAnother: [
    (name: string) => `You are @${name} now. Read it once more and send it if it is to be yours.`,
    (name: string) => `अहिले तपाईं @${name} हुनुहुन्छ। एकपटक पढ्नुहोस् र यही नामबाट पठाउने हो भने पठाउनुहोस्।`,
  ],
  keptForWriter: [
    'The comment was not sent. It is kept for the account that wrote it.',
    'कमेन्ट पठाइएन। लेख्ने खाताका लागि सुरक्षित छ।',
  ],
  isHeld: [
    'Your comment waits for a moderator. Others see it once it is approved.',
    'तपाईंको कमेन्ट मोडरेटरको पर्खाइमा छ। स्वीकृत भएपछि अरूले देख्छन्।',
  ],
})
