import { type Addressee, warn } from '#features/accounts/auth/letters.ts'

/** To the address of an account that has another number now, or its first. */
export function phoneChangedLetter(to: Addressee, masked: string) {
  return warn(to, {
    en: {
      subject: 'A mobile number opens your Jes account',
      paragraphs: [`Namaste ${to.username}. From now on ${masked} opens your account.`],
    },
    ne: {
      subject: 'मोबाइल नम्बरले तपाईंको Jes खाता खुल्छ',
      paragraphs: [`नमस्ते ${to.username}। अबदेखि ${masked} ले तपाईंको खाता खुल्छ।`],
    },
  })
}

export function phoneRemovedLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'Your mobile number was removed from Jes',
      paragraphs: [`Namaste ${to.username}. Your number no longer opens your account.`],
    },
    ne: {
      subject: 'Jes बाट तपाईंको मोबाइल नम्बर हटाइयो',
      paragraphs: [`नमस्ते ${to.username}। अब त्यो नम्बरले तपाईंको खाता खुल्दैन।`],
    },
  })
}
