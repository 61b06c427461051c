import type { Article } from '#lib/article.ts'

export const termsEnglish: Article = {
  title: 'Terms',
  lead: 'What you and Jes may expect of each other. By making an account you accept these terms, the rules and the privacy policy.',
  sections: [
    {
      heading: 'Who may be here',
      body: [
        'Anyone may read Jes without an account. To make one you are at least 13 years old; if you are under 18, a parent or guardian agrees to it and answers for it with you. Premium is bought by adults, or by a guardian for somebody younger.',
      ],
    },
    {
      heading: 'Your account',
      body: [
        [
          'An account belongs to one person or one organisation, and says honestly which.',
          'Keep your password to yourself. What happens under your account is yours to answer for, unless it was taken from you and you told us.',
          'A username is not property: one that poses as somebody, misleads or was taken to be sold may be changed.',
          'An account is not sold, lent or given away.',
        ],
      ],
    },
    {
      heading: 'What you write stays yours',
      body: [
        'You keep every right to what you post. You allow Jes to store it, to make it smaller or lighter, and to show it to the people you chose, until you delete it. For what is public that includes search on Jes, feeds, previews of links, and search engines unless you ask them to look away. We claim nothing more: we do not sell it, and we do not give it to others to train machines.',
        'What others quoted or copied while it was public is out of our hands.',
      ],
    },
    {
      heading: 'The rules',
      body: [
        'The rules are part of these terms. Who breaks them may lose a post, or the account. Each decision has a reason and can be appealed once within 30 days.',
      ],
      links: [{ href: '/rules', label: 'Rules' }],
    },
    {
      heading: 'Grievances and the 24 hours',
      body: [
        'Jes has a grievance officer in Nepal. Whoever is harmed by something on Jes, with or without an account, may write and gets a number at once and an answer within 24 hours. What shows a child, or somebody in private, is taken away first and discussed afterwards.',
      ],
      links: [{ href: '/help/grievance', label: 'Write a grievance' }],
    },
    {
      heading: 'Money and Premium passes',
      body: [
        [
          'Jes is free to use. Better places in the feed and votes that count more are not for sale.',
          'A Premium pass is paid beforehand, for a number of days, in rupees, and never renews by itself. You see the price before you pay: it is the whole amount, and where it holds VAT, the receipt says how much. Days that are left are added on. After its last day everything stays on for 5 more days.',
          'A pass begins when the payment is confirmed to our server, not before. If you were charged and have no pass, write to us: we look into it with the payment provider and give you the pass or the money.',
          'A pass that was not used at all can be returned within 7 days. If your account is suspended for breaking the rules, time that is left is lost; if we were wrong, it is added again.',
          'Shares of revenue, where they are paid, follow the statement that each creator sees, from Rs 1,000 on, and taxes are the creator’s to pay.',
        ],
      ],
      links: [{ href: '/premium', label: 'Premium' }],
    },
    {
      heading: 'Do not break the house',
      body: [
        'Do not attack Jes, go around its limits, gather what members wrote in bulk, or read what is not for you. Whoever looks for holes in good faith and tells us is welcome.',
      ],
      links: [{ href: '/help/security-holes', label: 'Report a security hole' }],
    },
    {
      heading: 'What we can promise',
      body: [
        'We do our best to keep Jes running and what you wrote safe. We cannot promise that it never breaks. What members write is theirs to answer for; we answer for what we do when we hear of it. As far as the law allows, we owe no more than what you paid us in the past year. Nothing here takes away a right that the law of Nepal gives you as a consumer or a citizen.',
      ],
    },
    {
      heading: 'Leaving',
      body: [
        'You may leave at any time, in Settings under Your data. The account ends after 30 days, in which you may think again. Take your data with you first: everything comes as one file. If we end your account, you may still ask for your data and appeal.',
      ],
      links: [{ href: '/help/delete-your-account', label: 'Delete your account' }],
    },
    {
      heading: 'Law and changes',
      body: [
        'These terms follow the law of Nepal, and its courts decide where we cannot agree. Where the English and the Nepali differ, the Nepali counts. When the terms change, the date on top changes with them. A change that matters is announced at least 14 days before it counts, and you are asked to accept it; who does not may leave and take everything along.',
      ],
      links: [{ href: '/privacy-policy', label: 'Privacy policy' }],
    },
  ],
}
