import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  clips: ['JesClips', 'JesClips'],
  feeds: ['Feeds', 'फिड'],
  foryou: ['For you', 'तपाईंका लागि'],
  following: ['Following', 'फलो गरेका'],
  latest: ['Latest', 'नयाँ'],
  clipBy: [
    (name: string, caption: string) =>
      caption ? `Clip by ${name}: ${caption}` : `Clip by ${name}`,
    (name: string, caption: string) =>
      caption ? `${name} को क्लिप: ${caption}` : `${name} को क्लिप`,
  ],
  previous: ['Previous clip', 'अघिल्लो क्लिप'],
  next: ['Next clip', 'अर्को क्लिप'],
  mute: ['Mute', 'आवाज बन्द गर्नुहोस्'],
  unmute: ['Unmute', 'आवाज खोल्नुहोस्'],
  captions: ['Captions', 'सबटाइटल'],
  hidden: ['You will see fewer clips like this', 'यस्ता क्लिप अब कम देखिन्छन्'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  loading: ['Loading clips', 'क्लिप ल्याउँदै'],
})
