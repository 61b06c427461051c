import type { Article } from '#lib/article.ts'

export const howEnglish: Article = {
  title: 'How the share is computed',
  lead: 'Half of what passes bring in goes to creators. Whom your half goes to, you decide: by what you read and watch.',
  sections: [
    {
      heading: 'One month, step by step',
      body: [
        [
          'A pass becomes income day by day. Of 30 days that bring Rs 149, ten days in October bring Rs 49.66 in October; the rest waits for November. Days that were paid back bring nothing.',
          'Where a price holds VAT, that part is the state’s: what a pass brings is its price without VAT.',
          'Half of each member’s income is for creators. The other half keeps Jes running.',
          'Each member’s half is divided among the creators whom this member read and watched that month, by time. What others watch does not matter: your half goes to yours.',
          'On the fifth of the next month the books are closed. Creators who are eligible on that day are credited, and each gets a statement with every line.',
        ],
      ],
    },
    {
      heading: 'What time counts',
      body: [
        'Only real time: a post that is open and in sight, a clip that plays while somebody looks. At most 20 minutes a day for one creator, so that no screen left on decides for you. Your own posts never count for you.',
        'Amounts are whole paisa. They are rounded down first, and the paisa that are left go one by one to whoever lost most by it. Thus the parts always make the whole.',
      ],
    },
    {
      heading: 'What is left out, and why',
      body: [
        [
          'Rings: two members who give nearly all of their time only to each other. It is their own money going round.',
          'Tireless days: more than 16 hours in one day. Nobody reads that long; a machine does.',
          'Suspended: members and creators who are suspended when the month is closed.',
        ],
        'Such lines stay on the statement with nothing beside them, and say why. The member’s half is divided among the other lines.',
      ],
    },
    {
      heading: 'What nobody got',
      body: [
        'A member who read nobody, or a creator who was not eligible: that money is not ours. It goes on to the next month, and is divided among the creators who are eligible then, in proportion to what their lines come to.',
      ],
      links: [{ href: '/premium#eligibility', label: 'What it takes to be eligible' }],
    },
    {
      heading: 'How to check it',
      body: [
        [
          'Your statement: for each line, your time ÷ all time that counted × the half. Seconds are shown whole, so your calculator may be a paisa off; the sum of the lines is the amount, to the paisa. You can download the lines.',
          'The month: what is to share is what was shared plus what goes on. Everybody sees these figures below.',
          'The fingerprint: SHA-256 over everything that the month was made of and everything that came out. Write it down. If it is ever another, something was changed. Admins can have a month computed again from its stored lines and compared to the last paisa.',
        ],
      ],
    },
  ],
}
