type Article = { slug: string; en: string; ne: string }
type Topic = { en: string; ne: string; articles: readonly Article[] }

/** The articles at /help, by topic; the texts themselves are with the pages. */
export const HELP_TOPICS: readonly Topic[] = [
  {
    en: 'Your account',
    ne: 'तपाईंको खाता',
    articles: [
      { slug: 'make-an-account', en: 'Make an account', ne: 'खाता खोल्ने' },
      { slug: 'mail-does-not-come', en: 'The mail does not come', ne: 'इमेल आएन' },
      { slug: 'forgotten-password', en: 'I forgot my password', ne: 'पासवर्ड बिर्सिएँ' },
      { slug: 'two-step-log-in', en: 'Two-step log-in', ne: 'दुई चरणको लगइन' },
      { slug: 'devices', en: 'Devices that are signed in', ne: 'लगइन भएका डिभाइस' },
      { slug: 'change-name-or-email', en: 'Change username or email', ne: 'नाम वा इमेल फेर्ने' },
      { slug: 'new-accounts', en: 'What new accounts may do', ne: 'नयाँ खाताले के गर्न पाउँछ' },
    ],
  },
  {
    en: 'Posts and comments',
    ne: 'पोस्ट र कमेन्ट',
    articles: [
      { slug: 'write-a-post', en: 'Write a post', ne: 'पोस्ट लेख्ने' },
      { slug: 'pictures-and-polls', en: 'Pictures and polls', ne: 'तस्बिर र मतदान' },
      { slug: 'edit-and-delete', en: 'Edit and delete', ne: 'सच्याउने र मेट्ने' },
      { slug: 'hashtags-and-mentions', en: 'Hashtags and mentions', ne: 'ह्यासट्याग र उल्लेख' },
      { slug: 'comments', en: 'Comments and threads', ne: 'कमेन्ट र कुराकानी' },
      { slug: 'votes', en: 'How votes count', ne: 'भोट कसरी गनिन्छ' },
      { slug: 'feeds', en: 'What the feeds show', ne: 'फिडमा के देखिन्छ' },
    ],
  },
  {
    en: 'JeHubs',
    ne: 'JeHub',
    articles: [
      { slug: 'join-a-jehub', en: 'Find and join a JeHub', ne: 'JeHub खोज्ने र जोडिने' },
      { slug: 'start-a-jehub', en: 'Start a JeHub', ne: 'JeHub सुरु गर्ने' },
      { slug: 'private-jehubs', en: 'Private JeHubs', ne: 'निजी JeHub' },
      { slug: 'moderate-a-jehub', en: 'Moderate a JeHub', ne: 'JeHub सम्हाल्ने' },
      { slug: 'automod', en: 'AutoMod', ne: 'AutoMod' },
    ],
  },
  {
    en: 'JesClips and data',
    ne: 'JesClips र डेटा',
    articles: [
      { slug: 'make-a-clip', en: 'Make a JesClip', ne: 'JesClip बनाउने' },
      { slug: 'watch-clips', en: 'Watch JesClips', ne: 'JesClips हेर्ने' },
      { slug: 'data-saver', en: 'Use less data', ne: 'कम डेटा खर्च गर्ने' },
    ],
  },
  {
    en: 'Notifications, search, reading',
    ne: 'सूचना, खोज, पढाइ',
    articles: [
      { slug: 'notifications', en: 'Notifications', ne: 'सूचना' },
      { slug: 'push-messages', en: 'Push messages', ne: 'पुस सन्देश' },
      { slug: 'search', en: 'Search in both scripts', ne: 'दुवै लिपिमा खोज्ने' },
      { slug: 'type-nepali', en: 'Type Nepali without a Nepali keyboard', ne: 'रोमनबाट नेपाली लेख्ने' },
      { slug: 'language-and-calendar', en: 'Language, digits, calendar', ne: 'भाषा, अङ्क, पात्रो' },
      { slug: 'rss', en: 'Follow with a feed reader', ne: 'फिड रिडरबाट फलो गर्ने' },
    ],
  },
  {
    en: 'Safety',
    ne: 'सुरक्षा',
    articles: [
      { slug: 'report', en: 'Report something', ne: 'रिपोर्ट गर्ने' },
      { slug: 'block-and-mute', en: 'Block and mute', ne: 'ब्लक र म्युट' },
      { slug: 'muted-words', en: 'Mute words', ne: 'शब्द म्युट गर्ने' },
      { slug: 'appeals', en: 'Appeal a decision', ne: 'निर्णयमा पुनरावेदन' },
      { slug: 'grievances', en: 'Grievances and the 24 hours', ne: 'गुनासो र २४ घण्टा' },
      { slug: 'security-holes', en: 'Report a security hole', ne: 'सुरक्षाको कमजोरी भेटे' },
    ],
  },
  {
    en: 'Privacy and your data',
    ne: 'गोपनीयता र तपाईंको विवरण',
    articles: [
      { slug: 'who-sees-what', en: 'Who sees what', ne: 'कसले के देख्छ' },
      { slug: 'export-your-data', en: 'Take your data with you', ne: 'आफ्नो विवरण लिने' },
      { slug: 'delete-your-account', en: 'Delete your account', ne: 'खाता मेट्ने' },
    ],
  },
  {
    en: 'Premium, access, keys',
    ne: 'प्रिमियम, पहुँच, किबोर्ड',
    articles: [
      { slug: 'premium', en: 'Premium passes', ne: 'प्रिमियम पास' },
      { slug: 'accessibility', en: 'Accessibility', ne: 'सबैका लागि पहुँच' },
      { slug: 'keyboard-keys', en: 'Keyboard keys', ne: 'किबोर्डका की' },
    ],
  },
]

export const HELP_SLUGS = HELP_TOPICS.flatMap(({ articles }) => articles.map(({ slug }) => slug))

/** An article with its topic, or null. */
export function findHelp(slug: string) {
  for (const topic of HELP_TOPICS) {
    const article = topic.articles.find((one) => one.slug === slug)
    if (article) return { article, topic }
  }
  return null
}
