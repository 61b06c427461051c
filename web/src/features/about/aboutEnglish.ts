import type { Article } from './article.ts'

export const aboutEnglish: Article = {
  title: 'About Jes',
  lead: 'Jes is a social network for Nepal: news from your tol, your hub and your people. In Nepali, in English, in both.',
  sections: [
    {
      heading: 'What is here',
      body: [
        [
          'Posts, with comments and votes. A peak votes up, a valley votes down.',
          'JeHubs: communities for a town, a trade, a team or a taste.',
          'JesClips: short vertical videos, made to play on a bad line.',
          'Search in both scripts, bookmarks that only you see, and notifications that tell you something.',
        ],
        'A part that is still closed says so on its page.',
      ],
    },
    {
      heading: 'Who it is for',
      body: [
        'For everyone who lives in Nepal, comes from there or longs for it. You may read without an account. To post, vote and join you make one with a username, an email and a password.',
        'Jes is made for cheap phones and dear data: it is small, it has a data saver, and it works in the dark and in the sun. It knows Nepali letters, Nepali digits and the Bikram Sambat calendar.',
      ],
    },
    {
      heading: 'How posts are ordered',
      body: [
        'Latest is what it says: the newest post stands first.',
        'Popular weighs two things, votes and age. A post that has ten times the votes of another may be about half a day older and still stand beside it. Votes down count against it. As it only moves by votes, nothing jumps while you read.',
        'For you gathers what the people you follow and the hubs you joined have written, with a little from elsewhere. Following shows the people you follow, newest first.',
        'Comments are ordered by how sure we can be that people like them: nine votes out of ten beat one out of one.',
        'What trends is what many different people write about now, compared with the same hours of the past week. One person who shouts a hundred times does not make a trend.',
      ],
    },
    {
      heading: 'What never counts',
      body: [
        'Money. Premium buys no better place and no heavier vote. Nor do we look at your messages, your contacts or other sites, because we do not have them.',
      ],
      links: [
        { href: '/privacy-policy', label: 'Privacy policy' },
        { href: '/terms', label: 'Terms' },
        { href: '/help', label: 'Help & Support' },
      ],
    },
    {
      heading: 'The name',
      body: [
        'Devanagari hangs from a line, and so does Jes. The mark shows the sky, the line, a marigold peak and जे hanging below.',
      ],
    },
  ],
}
