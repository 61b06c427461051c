import type { Article } from './article.ts'

export const termsEnglish: Article = {
  title: 'Terms',
  lead: 'These are the rules that we all follow on Jes. They are short so that you can really read them.',
  sections: [
    {
      heading: 'Who may be here',
      body: [
        'Anyone may read Jes without an account. To make one you are at least 13 years old; if you are under 18, a parent or guardian agrees to it. By making an account you accept these terms.',
      ],
    },
    {
      heading: 'Your account',
      body: [
        [
          'An account belongs to one person or one organisation, and says honestly which.',
          'Keep your password to yourself. What happens under your account is yours to answer for.',
          'Do not pose as somebody else. Jokes and parody say that they are.',
        ],
      ],
    },
    {
      heading: 'What you write stays yours',
      body: [
        'You keep every right to what you post. You allow Jes to store it and to show it to the people you chose, until you delete it. We claim nothing more.',
      ],
    },
    {
      heading: 'What has no place here',
      body: [
        [
          'Threats, harassment, and calls to hurt anyone.',
          'Hatred against people for their caste, ethnicity, religion, region, language, gender, or whom they love.',
          'Sexual pictures of anyone who did not agree to it, and anything sexual about children.',
          'Private details of others: citizenship numbers, phone numbers, addresses, pictures taken in private.',
          'Fraud, spam, bought votes, and accounts made to look like many people.',
          'Whatever else the law of Nepal forbids.',
        ],
      ],
    },
    {
      heading: 'What we do about it',
      body: [
        'We may hide or remove what breaks these rules, and suspend an account for a time or for good. We look at what was written, not at who complains loudest. If you think that we were wrong, answer the mail that told you, and a person looks again.',
      ],
    },
    {
      heading: 'Money',
      body: [
        'Jes is free to use. Better places in the feed and votes that count more are not for sale. Passes for Premium are not on sale on this Jes yet; when they are, you see the price before you pay anything.',
      ],
      links: [{ href: '/premium', label: 'Premium' }],
    },
    {
      heading: 'What we can promise',
      body: [
        'We do our best to keep Jes running and what you wrote safe. We cannot promise that it never breaks, and we do not answer for what members write. Nothing here takes away a right that the law of Nepal gives you.',
      ],
    },
    {
      heading: 'Leaving, law, changes',
      body: [
        'You may leave at any time and have your account deleted. These terms follow the law of Nepal, and its courts decide where we cannot agree. When the terms change, the date on top changes with them, and a change that matters is announced before it counts.',
      ],
      links: [
        { href: '/privacy-policy', label: 'Privacy policy' },
        { href: '/help', label: 'Help & Support' },
      ],
    },
  ],
}
