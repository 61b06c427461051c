import type { Article } from './article.ts'

export const privacyEnglish: Article = {
  title: 'Privacy policy',
  lead: 'Jes keeps what it needs to work, and nothing to sell. This page says what that is, where it lies, and how you take it away.',
  sections: [
    {
      heading: 'What we keep',
      body: [
        [
          'Your account: username, email address, what you put on your profile, your settings, and the day you joined.',
          'Your password, only as a one-way hash. Nobody can read it back, not even we.',
          'Your sessions: for each device that is signed in, its kind (such as Chrome on Android), its internet address without the last part, when it signed in and when it was last used.',
          'The kinds of devices and the shortened addresses from which you have logged in before, so that we can warn you by mail when a new one does.',
          'If you switch on two-step log-in: its secret, and your recovery codes as hashes.',
          'What you write, vote for, join and save here, for as long as you leave it here.',
          'For 14 days, which posts For you has shown you and which you opened, so that it brings you others.',
          'If you switch on push messages: the address that your browser gives us for that device, until you switch them off or log out there. A message says who did what, never the text itself.',
        ],
      ],
    },
    {
      heading: 'What others see',
      body: [
        'Your username, name, picture, bio and the month you joined are public, and so is what you post in public. Your email address is never shown to anyone.',
      ],
    },
    {
      heading: 'In your browser',
      body: [
        [
          'The cookie jes_rt (on a secure connection __Host-jes_rt) keeps you signed in. No script can read it. It ends after 30 days without a visit, and after 90 days at the latest.',
          'The cookie jes_prefs remembers how you like Jes: language, theme, digits, calendar, text size, data saver. It stays for a year.',
          'Under the name root your browser stores your id, username and picture, and a key that is good for 15 minutes.',
          'Comments that you are writing, or that could not be sent, stay in your browser until they are sent or you discard them.',
        ],
        'That is all. There is no advertising, no tracking, and no page of Jes loads anything from another company.',
      ],
    },
    {
      heading: 'In our log',
      body: [
        'The log of the server notes requests with their time and internet address. When a page breaks, it sends us the report number that you see, the address of the page and a technical message, but not who you are. We use the log to mend faults and to keep Jes safe, for nothing else.',
      ],
    },
    {
      heading: 'Mail',
      body: [
        'We write to you about your account: to verify your email, to reset your password, to warn you of a new device or a change to your security. If you ask for it in the settings, once a day at most, we also mail what you have not read; one click in that mail ends it.',
      ],
    },
    {
      heading: 'What we never do',
      body: [
        'We do not sell or rent what we know about you, and we do not let others use it. We hand something over only when the law of Nepal obliges us to, and then no more than it asks for.',
      ],
    },
    {
      heading: 'For how long',
      body: [
        [
          'Your account, until you have it deleted.',
          'A session, until you log out or it runs out.',
          'The link that verifies your email works for 24 hours and its code for 10 minutes. The link for a new password works once, for 30 minutes.',
        ],
      ],
    },
    {
      heading: 'What is yours to decide',
      body: [
        'In Settings you see your account and your devices, and can sign each of them out. For a copy of everything we keep about you, or to have your account deleted, answer any mail that Jes sent you. We do it within 30 days. Deleting removes your profile, sessions and settings for good.',
      ],
      links: [
        { href: '/setting', label: 'Settings' },
        { href: '/help', label: 'Help & Support' },
      ],
    },
    {
      heading: 'The law, and changes',
      body: [
        "Jes follows Nepal's Individual Privacy Act, 2075 and Electronic Transactions Act, 2063. When this page changes, the date on top changes with it, and a change that matters is announced before it counts.",
      ],
    },
  ],
}
