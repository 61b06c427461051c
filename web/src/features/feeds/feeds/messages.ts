import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

/** The messages of Home; they are part of the first load, so the composer's are elsewhere. */
export const messages = catalogue({
  home: ['Home', 'होम'],
  feeds: ['Feeds', 'फिड'],
  forYou: ['For you', 'तपाईंका लागि'],
  following: ['Following', 'फलो गरेका'],
  latest: ['Latest', 'नयाँ'],
  popular: ['Popular', 'चर्चित'],
  top: ['Top', 'उत्कृष्ट'],
  visitor: [
    'You are browsing as a visitor. Log in to post, vote and join.',
    'तपाईं पाहुना हुनुहुन्छ। पोस्ट गर्न, भोट दिन र जोडिन लगइन गर्नुहोस्।',
  ],
  logIn: ['Login', 'लगइन'],
  signUp: ['Sign Up', 'साइन अप'],
  greeting: ['के छ खबर?', 'के छ खबर?'],
  prompt: [(name: string) => `के छ खबर, ${name}?`, (name: string) => `के छ खबर, ${name}?`],
  post: ['Post', 'पोस्ट'],
  addPicture: ['Add a picture', 'तस्बिर थप्नुहोस्'],
  addClip: ['New JesClip', 'नयाँ JesClip'],
  newPosts: [
    (many: number) => `${many > 99 ? '99+' : many} ${plural(many, 'new post', 'new posts')}`,
    (many: number) => `${many > 99 ? '९९+' : many} नयाँ पोस्ट`,
  ],
})
