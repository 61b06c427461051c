import type { Article } from '#lib/article.ts'

export const privacyEnglish: Article = {
  title: 'Privacy policy',
  lead: 'Jes keeps what it needs to work, and nothing to sell. This page says what that is, for how long, who sees it, and how you take it away.',
  sections: [
    {
      heading: 'What we keep',
      body: [
        [
          'Your account: username, email address or mobile number (the number encrypted), what you put on your profile, your settings, the day you joined, and which version of the rules you accepted.',
          'Your password, only as a one-way hash. Nobody can read it back, not even we.',
          'Your sessions: for each device that is signed in, its kind (such as Chrome on Android), its internet address without the last part, when it signed in and when it was last used.',
          'A log of what touched your account: log-ins, failed tries, changes of password, email and username, exports. You read it in Settings.',
          'The kinds of devices and the shortened addresses from which you have logged in before, so that we can warn you by mail when a new one does.',
          'If you switch on two-step log-in: its secret, and your recovery codes as hashes.',
          'What you write, vote for, join, follow, block, mute and save here. Pictures without the place and camera data inside them.',
          'The messages that you send and get, encrypted with a key that is not in the database. Nobody but the two of you reads them here; if one of you reports some, our team reads these. They are not encrypted from end to end: who runs Jes holds the key.',
          'What was shown to you in For you and what you opened; which clips you watched and for how long.',
          'While you have a pass: for how long you read and watched whom, day by day, so that your half goes to them. They never learn that it was you.',
          'If you switch on push messages: the address that your browser gives us for that device. A message says who did what, never the text itself.',
          'Reports, appeals and grievances, with what was decided. Of a grievance also the name and email that you gave.',
          'If you buy a pass: what, when, how much, and the reference of the payment provider. We never see your PIN or wallet password.',
        ],
      ],
    },
    {
      heading: 'For how long',
      body: [
        [
          'Your account and what you wrote: until you delete it. A deleted post or comment is gone from every list at once, and its text and pictures from our database within 30 days.',
          'Messages: until both of you have deleted them, or one of the two accounts has ended.',
          'Sessions: until you log out, 30 days without a visit, or 90 days at the latest. Known devices: a year. The log of your account: 90 days.',
          'Notifications: 90 days. What For you has shown you: 14 days. Which clips you watched: 100 days. Whom you read with a pass: 14 months. Who viewed a post: not at all, only that it was viewed.',
          'Links and codes: to verify an email a day and 10 minutes, for a new password 30 minutes, by SMS 5 minutes, once. That an SMS was sent, without the number, 2 days.',
          'Exports: 7 days. Grievances: a year after the answer. Records of payments: as long as the tax law of Nepal asks for.',
          'The log of what the staff did stays for good; it names ids, not what you wrote.',
          'Copies for emergencies: overwritten within 30 days.',
        ],
      ],
    },
    {
      heading: 'What others see',
      body: [
        'Your username, name, picture, cover, bio, links, district if you gave one, and the month you joined are public, and so is what you post in public. Who follows whom is public unless you hide it. Your votes, bookmarks, blocks and mutes are seen by nobody, and your email address and your number are never shown to anyone. What you write in a private JeHub is for its members.',
        'In Settings you can ask search engines to leave your profile and posts out. Then they are not in our sitemap and have no feed either.',
      ],
      links: [{ href: '/help/who-sees-what', label: 'Who sees what' }],
    },
    {
      heading: 'In your browser',
      body: [
        [
          'The cookie jes_rt (on a secure connection __Host-jes_rt) keeps you signed in (with several accounts in one browser each has one), and jes_media lets you see pictures of private JeHubs. No script can read them.',
          'The cookie jes_device is a random number that tells browsers behind one internet address apart, so that limits against abuse do not shut out a whole mobile network. It stays for 30 days, no script can read it, and we store it nowhere.',
          'Only where you asked for it: the cookie jes_trusted spares you the code of two-step log-in in this browser for 30 days. No script can read it.',
          'The cookie jes_prefs remembers how you like Jes: language, theme, digits, calendar, text size, data saver. It stays for a year.',
          'Under the name root your browser stores your id, username and picture, and a key that is good for 15 minutes.',
          'Drafts, comments and messages that could not be sent, words you searched for and announcements you put away stay in your browser.',
        ],
        'That is all. There is no advertising, no tracking, and no page of Jes loads anything from another company.',
      ],
    },
    {
      heading: 'In our log',
      body: [
        'The log of the server notes requests with their time and internet address, for at most 30 days. When a page breaks, it sends us the report number that you see, the address of the page and a technical message, but not who you are. We use the log to mend faults and to keep Jes safe, for nothing else.',
      ],
    },
    {
      heading: 'Mail',
      body: [
        'We write to you about your account: to verify your email, to reset your password, to warn you of a new device or a change to your security, when an export is ready, and when the account ends. If you ask for it in the settings, once a day at most, we also mail what you have not read; one click in that mail ends it.',
      ],
    },
    {
      heading: 'Who else gets anything',
      body: [
        'We do not sell or rent what we know about you. Outside of Jes these get something, and only this:',
        [
          'the service that delivers our mail: your address and the mail;',
          'the maker of your browser, if you switch on push messages: a sealed message that it cannot read;',
          'eSewa or Khalti, if you buy a pass there: the order and its amount;',
          'the police, a court or another authority, when the law of Nepal obliges us: no more than it asks for, on paper, checked by a person. We tell you unless the law forbids it.',
        ],
        'When a post links to another site, our server fetches the preview, so that the site does not learn who reads it.',
      ],
    },
    {
      heading: 'Children',
      body: [
        'An account is for people of at least 13 years; under 18 with the consent of a parent or guardian. If we learn that somebody is younger, the account is closed and its data deleted. A guardian may ask for that through the grievance form.',
      ],
      links: [{ href: '/help/grievance', label: 'Write a grievance' }],
    },
    {
      heading: 'What is yours to decide',
      body: [
        [
          'See it: almost everything is in Settings; all of it is in the export, a ZIP that you can ask for once a day.',
          'Correct it: profile, email, username and posts, by yourself.',
          'Take it away: delete single posts, or the account. It ends 30 days after you asked, during which you may come back; then it is really removed, with pictures and clips, and a last mail says so. You choose whether your posts go too or stay without your name.',
          'Object: to For you by reading Latest or Following, which are not ranked by what you did; to anything else through the grievance officer.',
        ],
      ],
      links: [
        { href: '/setting', label: 'Settings' },
        { href: '/help/export-your-data', label: 'Take your data with you' },
        { href: '/help/delete-your-account', label: 'Delete your account' },
      ],
    },
    {
      heading: 'How we guard it',
      body: [
        'Everything travels encrypted. Passwords and keys are kept as hashes. Few people can reach the servers, and what the staff does is written into a log that cannot be changed unseen. If your data ever get into wrong hands, we tell you and the authorities within 72 hours of learning it.',
      ],
    },
    {
      heading: 'The law, the officer, changes',
      body: [
        'Jes follows the law of Nepal on privacy and electronic transactions, among others the Individual Privacy Act, 2075 and the Electronic Transactions Act, 2063. The grievance officer answers questions about your data within 24 hours. When this page changes, the date on top changes with it, and a change that matters is announced at least 14 days before it counts.',
      ],
      links: [
        { href: '/help/grievance', label: 'Grievance officer' },
        { href: '/terms', label: 'Terms' },
      ],
    },
  ],
}
