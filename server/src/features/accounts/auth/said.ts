import type { FastifyRequest } from 'fastify'

/** The sentences for success. */
const SENTENCES = {
  loggedOut: {
    en: 'You are logged out.',
    ne: 'तपाईं लगआउट हुनुभयो।',
  },
  deviceLoggedOut: {
    en: 'This device is logged out.',
    ne: 'यो डिभाइस लगआउट भयो।',
  },
  mailSent: {
    en: 'We have sent you a new mail.',
    ne: 'नयाँ मेल पठायौँ।',
  },
  emailVerified: {
    en: 'Your email is already verified.',
    ne: 'तपाईंको इमेल पक्का भइसकेको छ।',
  },
  resetSent: {
    en: 'If an account exists for that email, we have sent a reset link.',
    ne: 'त्यो इमेलको खाता छ भने हामीले पासवर्ड फेर्ने लिङ्क पठाएका छौँ।',
  },
  passwordReset: {
    en: 'Your password is changed. Please log in.',
    ne: 'पासवर्ड फेरियो। लगइन गर्नुहोस्।',
  },
  passwordChanged: {
    en: 'Your password is changed.',
    ne: 'पासवर्ड फेरियो।',
  },
  linkSent: {
    en: 'We have sent a link to your new address.',
    ne: 'नयाँ ठेगानामा लिङ्क पठायौँ।',
  },
  emailChanged: {
    en: 'Your email is changed.',
    ne: 'तपाईंको इमेल फेरियो।',
  },
  twoStepOff: {
    en: 'Two-step log-in is off.',
    ne: 'दुई चरणको लगइन बन्द भयो।',
  },
  twoStepStays: {
    en: 'Two-step log-in stays on.',
    ne: 'दुई चरणको लगइन खुलै रहन्छ।',
  },
  recoveryBegun: {
    en: 'We have sent you a mail. Another comes in 72 hours.',
    ne: 'तपाईंलाई मेल पठायौँ। ७२ घण्टापछि अर्को आउँछ।',
  },
}

/** A sentence in the language of the request. */
export function said({ language }: FastifyRequest, what: keyof typeof SENTENCES) {
  return { message: SENTENCES[what][language] }
}
