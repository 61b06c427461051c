import type { Article } from '#lib/article.ts'

export const rulesEnglish: Article = {
  title: 'Rules',
  lead: 'What has no place on Jes, what happens to it, and what you can do if we are wrong. Short, so that you can really read it.',
  sections: [
    {
      heading: 'Safety of people',
      body: [
        [
          'No threats, no calls to hurt anyone, no praise for violence.',
          'No harassment: no hunting of a person, alone or in a crowd, here or elsewhere by way of here.',
          'No hatred against people for their caste, ethnicity, religion, region, language, gender, disability or whom they love.',
          'Nothing that encourages suicide or hurting oneself. Who speaks of their own pain is helped, not punished.',
        ],
      ],
    },
    {
      heading: 'Children',
      body: [
        'Nothing sexual about anybody under 18, in pictures, drawings or words, not even as a joke. We remove it at once, keep what the law needs as evidence, end the account and tell the authorities. No pictures or details by which a child could be found against the will of those who care for them.',
      ],
    },
    {
      heading: 'Privacy of others',
      body: [
        [
          'No intimate pictures or videos of anyone who did not agree to it, real or made by machine.',
          'No citizenship numbers, phone numbers, addresses, bank details or private messages of others.',
          'No pictures taken in secret where people may expect to be alone.',
        ],
      ],
    },
    {
      heading: 'Honesty',
      body: [
        [
          'No posing as somebody else. Parody says that it is.',
          'No fraud: false jobs abroad, lotteries, loans, shops that send nothing.',
          'No bought votes, no accounts made to look like many people, no spam.',
          'No made-up news that can do harm: about disasters, elections, illness, or what somebody is said to have done. Pictures made by machine say so where they could be taken for real.',
        ],
      ],
    },
    {
      heading: 'Sensitive things',
      body: [
        'Nudity between adults, blood and wounds, and spoilers may be shown where their JeHub allows it, marked as sensitive so that nobody meets them by surprise. Pornography, and animals hurt for show, may not.',
      ],
    },
    {
      heading: 'Work of others',
      body: [
        'Post what you made or may use. Quote, name the author, link to the source. Whose work was used without leave writes a grievance.',
      ],
      links: [{ href: '/help/grievance', label: 'Write a grievance' }],
    },
    {
      heading: 'The law of Nepal',
      body: [
        'Whatever else the law of Nepal forbids is forbidden here: trade in drugs, weapons, wildlife or people, calls to communal violence, and contempt for what a court has ordered. We do not remove criticism of those in power because it displeases them.',
      ],
    },
    {
      heading: 'Rules of JeHubs',
      body: [
        'Each JeHub may ask for more than these rules, never for less, and its team looks after it. A team acts by its published rules, says why, and may not use its power against people for what they think. If it does, report the JeHub.',
      ],
    },
    {
      heading: 'What happens when a rule is broken',
      body: [
        [
          'The post, comment or clip is removed, covered or labelled.',
          'The member is warned, or suspended for days, or for good where it is grave or again and again.',
          'A JeHub is given to others or closed.',
        ],
        'Reports to the site are looked at by a person, within 24 hours. Those about children, private pictures and threats come first. We look at what was done, not at who complains loudest. The author is told what was decided, by which rule and why; the reporter what became of it. Every act of the staff is written into a log that cannot be changed.',
      ],
      links: [{ href: '/help/report', label: 'Report something' }],
    },
    {
      heading: 'If we were wrong',
      body: [
        'You may appeal once, within 30 days, from the notification that told you. Somebody decides who had no part in it, and what was wrong is put back. Whoever has no account, or wants more than that, writes to the grievance officer.',
      ],
      links: [
        { href: '/help/appeals', label: 'Appeal a decision' },
        { href: '/help/grievance', label: 'Write a grievance' },
      ],
    },
  ],
}
