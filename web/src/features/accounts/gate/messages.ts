import { catalogue } from '#lib/language.ts'

/** For each action its name after "Log in to", and what happens with it. */
export const acts = catalogue({
  upvote: ['upvote', 'माथि भोट दिन'],
  downvote: ['downvote', 'तल भोट दिन'],
  bookmark: ['save this', 'यो सेभ गर्न'],
  repost: ['repost', 'रिपोस्ट गर्न'],
  follow: ['follow', 'फलो गर्न'],
  join: ['join', 'जोडिन'],
  choose: ['answer the poll', 'पोलमा मत दिन'],
  comment: ['comment', 'कमेन्ट गर्न'],
  reply: ['reply', 'जवाफ दिन'],
  report: ['report', 'रिपोर्ट गर्न'],
  message: ['write a message', 'सन्देश लेख्न'],
  pay: ['get a pass', 'पास लिन'],
})

export const results = catalogue({
  upvote: ['Your upvote counts the moment you are in.', 'लगइन हुनेबित्तिकै तपाईंको भोट गनिन्छ।'],
  downvote: ['Your downvote counts the moment you are in.', 'लगइन हुनेबित्तिकै तपाईंको भोट गनिन्छ।'],
  bookmark: ['It is saved the moment you are in.', 'लगइन हुनेबित्तिकै यो सेभ हुन्छ।'],
  repost: ['It is reposted the moment you are in.', 'लगइन हुनेबित्तिकै यो रिपोस्ट हुन्छ।'],
  follow: ['You follow them the moment you are in.', 'लगइन हुनेबित्तिकै फलो गर्न थाल्नुहुन्छ।'],
  join: ['You join the moment you are in.', 'लगइन हुनेबित्तिकै जोडिनुहुन्छ।'],
  choose: ['Your answer counts the moment you are in.', 'लगइन हुनेबित्तिकै तपाईंको मत गनिन्छ।'],
  comment: ['Your comment goes out the moment you are in.', 'लगइन हुनेबित्तिकै तपाईंको कमेन्ट जान्छ।'],
  reply: ['Your reply goes out the moment you are in.', 'लगइन हुनेबित्तिकै तपाईंको जवाफ जान्छ।'],
  message: ['Then you write to them.', 'त्यसपछि उहाँलाई लेख्नुहोस्।'],
  report: ['Then you say what is wrong with it.', 'त्यसपछि के गडबड छ भन्नुहोस्।'],
  pay: ['Then you see once more what you pay.', 'त्यसपछि कति तिर्ने हो, फेरि एकपटक देख्नुहुन्छ।'],
})

export const messages = catalogue({
  logInTo: [(act: string) => `Log in to ${act}`, (act: string) => `${act} लगइन गर्नुहोस्`],
  signUpTo: [(act: string) => `Sign up to ${act}`, (act: string) => `${act} साइन अप गर्नुहोस्`],
  youStay: ['You stay on this page.', 'तपाईं यही पेजमा रहनुहुन्छ।'],
  ended: ['Your session has ended', 'तपाईंको सेसन सकियो'],
  goOn: [
    'Log in to go on. What you wrote and sent is kept.',
    'अगाडि बढ्न लगइन गर्नुहोस्। लेखेको र पठाएको कुरा सुरक्षित छ।',
  ],
  logIn: ['Log in', 'लगइन'],
  signUp: ['Sign up', 'साइन अप'],
  or: ['or', 'वा'],
  close: ['Close', 'बन्द गर्नुहोस्'],
})
