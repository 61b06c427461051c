import type { Article } from '#lib/article.ts'

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
      heading: 'What never counts, and is never sold',
      body: [
        'Money. Premium buys no better place and no heavier vote, and there is no advertising that could. Nor do we look at your contacts, your place or other sites, because we do not have them.',
      ],
      links: [
        { href: '/premium/how', label: 'How creators share in what passes bring in' },
        { href: '/rules', label: 'Rules' },
        { href: '/privacy-policy', label: 'Privacy policy' },
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

export const rankingEnglish: Article = {
  title: 'How the ranking works',
  lead: 'Everything that decides what stands where, with the numbers. Nothing else does.',
  sections: [
    {
      heading: 'Latest and Following',
      body: [
        'Latest is what it says: the newest post stands first. Following shows the people whom you follow, newest first. Neither is ranked.',
      ],
    },
    {
      heading: 'Popular',
      body: [
        'First the reactions: S = votes up − votes down + ½ × people who commented + saves. People who commented count for no more than three times the votes, so that a quarrel lifts nobody.',
        'Then the rank: log₁₀ of S, plus one point for every 12.5 hours by which a post is newer. A post with ten times the reactions may be half a day older and stand beside it. If more people vote down than up, it sinks.',
        'The rank does not decay. It changes only when somebody reacts, so nothing jumps while you read, and no page shows you a post twice.',
      ],
    },
    {
      heading: 'For you',
      body: [
        'It begins with the five newest posts of each person whom you follow, the ten best of each JeHub you are in, and a hundred popular ones. What you opened, or passed over three times in a week, is left out. To the rank of each are added:',
        [
          'where it comes from: log₁₀ of 1 + a for people you follow (a is how often you voted for, saved or answered them, from 0 to 1, each act halved every two weeks), nothing for your JeHubs, less for posts from elsewhere;',
          'a once more, times its own weight;',
          'a little if it is in your language;',
          'and something is taken off for each time that it was shown to you.',
        ],
        'The second post of the same author, and to a lesser degree of the same JeHub, counts less than the first, the third still less. Two of every twenty places are for new voices: posts of the last day by people with fewer than 200 followers that fewer than 100 members were shown. Each post tells you in its menu why you see it.',
      ],
    },
    {
      heading: 'Comments',
      body: [
        'Best is the lower end of the Wilson interval (z = 1.28): how sure we can be that people like a comment. Nine votes of ten beat one of one. Top counts votes, New and Old count time.',
      ],
    },
    {
      heading: 'JesClips',
      body: [
        'How much of a clip people watch makes up six tenths. The rest is votes, comments (×2), saves (×2), shares (×3) and follows (×4) against fast skips (−½), “Not interested” (−4) and reports (−10), over the number of plays; and newer ones stand higher. You are not shown the same clip twice while there are others.',
      ],
    },
    {
      heading: 'Trends',
      body: [
        'A hashtag trends when more different people write it in the last six hours than in the same hours of the seven days before. It takes at least five people; one who writes a fifth of all makes no trend. The peak fades by half every four hours. What was removed no longer counts. Swear words, words that the staff watches for, and hashtags of which much was removed wait until a person has looked. What the staff hides is written down with a reason.',
      ],
    },
  ],
}
