import { type Addressee, warn } from '#features/accounts/auth/letters.ts'

export function passkeyAddedLetter(to: Addressee, name: string) {
  return warn(to, {
    en: {
      subject: 'A passkey was added to your Jes account',
      paragraphs: [
        `Namaste ${to.username}. From now on this passkey opens your account: ${name}.`,
        'If it was not you, remove it under Settings, Security, too.',
      ],
    },
    ne: {
      subject: 'Jes खातामा पासकी थपियो',
      paragraphs: [
        `नमस्ते ${to.username}। अबदेखि यो पासकीले पनि तपाईंको खाता खुल्छ: ${name}।`,
        'तपाईं होइन भने सेटिङको सुरक्षामा गएर यसलाई हटाउनुहोस् पनि।',
      ],
    },
  })
}

export function passkeyRemovedLetter(to: Addressee, name: string) {
  return warn(to, {
    en: {
      subject: 'A passkey was removed from your Jes account',
      paragraphs: [`Namaste ${to.username}. This passkey no longer opens your account: ${name}.`],
    },
    ne: {
      subject: 'Jes खाताबाट पासकी हटाइयो',
      paragraphs: [`नमस्ते ${to.username}। अब यो पासकीले तपाईंको खाता खुल्दैन: ${name}।`],
    },
  })
}
