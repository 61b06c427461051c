import type { Language } from '@jes/contract/core/settings'
import { config } from '#lib/config.ts'

/**
 * The last line is read by the browser (WebOTP): for this host alone it fills the code in. A Nepali message of more than
 * 70 letters would be charged twice.
 */
export function codeText(code: string, language: Language) {
  const words = {
    en: `${code} is your Jes code. Give it to nobody.`,
    ne: `${code} Jes को कोड हो। कसैलाई नदिनुहोस्।`,
  }
  return `${words[language]}\n\n@${hostOf()} #${code}`
}

const NOTICES = {
  phoneChanged: {
    en: 'Jes: another number was set for your account. Not you? Log in and change it.',
    ne: 'Jes: तपाईंको खाताको नम्बर फेरियो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  phoneRemoved: {
    en: 'Jes: this number no longer opens your account. Not you? Log in by e-mail.',
    ne: 'Jes: यो नम्बरले अब तपाईंको खाता खुल्दैन।',
  },
  emailChanged: {
    en: 'Jes: the e-mail of your account was changed. Not you? Log in and change it.',
    ne: 'Jes: तपाईंको खाताको इमेल फेरियो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  emailRemoved: {
    en: 'Jes: the e-mail of your account was removed. Not you? Log in and add it.',
    ne: 'Jes: तपाईंको खाताको इमेल हटाइयो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  passwordChanged: {
    en: 'Jes: the password of your account was changed. Not you? Log in by this number.',
    ne: 'Jes: तपाईंको पासवर्ड फेरियो। तपाईं होइन भने यो नम्बरले लगइन गर्नुहोस्।',
  },
  passkeyAdded: {
    en: 'Jes: a passkey now opens your account. Not you? Log in and remove it.',
    ne: 'Jes: खातामा पासकी थपियो। तपाईं होइन भने लगइन गरी हटाउनुहोस्।',
  },
  passkeyRemoved: {
    en: 'Jes: a passkey was removed from your account. Not you? Log in at once.',
    ne: 'Jes: खाताको पासकी हटाइयो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  providerAdded: {
    en: 'Jes: another log-in now opens your account. Not you? Log in, remove it.',
    ne: 'Jes: अर्को लगइनले पनि खाता खुल्छ। तपाईं होइन भने हटाउनुहोस्।',
  },
  providerRemoved: {
    en: 'Jes: a log-in was disconnected from your account. Not you? Log in.',
    ne: 'Jes: खाताबाट एउटा लगइन छुटाइयो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  twoStepOff: {
    en: 'Jes: two-step log-in is off now. Not you? Log in and switch it on.',
    ne: 'Jes: दुई चरणको लगइन बन्द भयो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  recoveryAsked: {
    en: 'Jes: somebody asked to switch two-step log-in off. Not you? Log in.',
    ne: 'Jes: दुई चरणको लगइन बन्द गर्न खोजियो। तपाईं होइन भने लगइन गर्नुहोस्।',
  },
  newDevice: {
    en: 'Jes: your account was opened on a new device. Not you? Log it out.',
    ne: 'Jes: नयाँ डिभाइसबाट लगइन भयो। तपाईं होइन भने लगआउट गर्नुहोस्।',
  },
} satisfies Record<string, Record<Language, string>>

export type Notice = keyof typeof NOTICES

export function noticeText(notice: Notice, language: Language) {
  return NOTICES[notice][language]
}

function hostOf() {
  return new URL(config.PUBLIC_URL ?? 'http://localhost').hostname
}
