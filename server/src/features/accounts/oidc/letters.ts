import { type Addressee, warn } from '#features/accounts/auth/letters.ts'

export function providerAddedLetter(to: Addressee, provider: string) {
  return warn(to, {
    en: {
      subject: `${provider} now opens your Jes account`,
      paragraphs: [
        `Namaste ${to.username}. Your account is connected to ${provider}: from now on you can log in with it.`,
        'If it was not you, disconnect it under Settings, Security, too.',
      ],
    },
    ne: {
      subject: `अब ${provider} ले तपाईंको Jes खाता खुल्छ`,
      paragraphs: [
        `नमस्ते ${to.username}। तपाईंको खाता ${provider} सँग जोडियो: अबदेखि त्यसबाट पनि लगइन गर्न मिल्छ।`,
        'तपाईं होइन भने सेटिङको सुरक्षामा गएर यसलाई छुटाउनुहोस् पनि।',
      ],
    },
  })
}

export function providerRemovedLetter(to: Addressee, provider: string) {
  return warn(to, {
    en: {
      subject: `${provider} no longer opens your Jes account`,
      paragraphs: [`Namaste ${to.username}. Your account is disconnected from ${provider}.`],
    },
    ne: {
      subject: `अब ${provider} ले तपाईंको Jes खाता खुल्दैन`,
      paragraphs: [`नमस्ते ${to.username}। तपाईंको खाता ${provider} सँग अब जोडिएको छैन।`],
    },
  })
}
