import type { Language } from '@jes/contract/core/settings'
import { write } from '#features/accounts/auth/letters.ts'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { linkTo, sendLetter } from '#lib/mail.ts'
import { openPhone, type SealedPhone } from '#lib/sms/sealedPhone.ts'
import { canSendSms } from '#lib/sms/settings.ts'
import { sendSms } from '#lib/sms/sms.ts'

export type Decided = {
  username: string
  email: string | null
  phoneMark: string | null
  sealedPhone: Buffer | null
  language: Language
}

/** Tells a newcomer what was decided, by the way they came. The reason is only in a mail: an SMS is too short. */
export async function tellDecision(sql: Sql, newcomer: Decided, declined: string | null) {
  if (newcomer.email) await sendLetter(sql, letterOf(newcomer, declined))
  if (!newcomer.phoneMark || !canSendSms(config)) return
  const to = await openPhone(newcomer as SealedPhone)
  await sendSms(sql, { to, text: smsOf(newcomer.language, declined) })
}

function letterOf(to: Decided, declined: string | null) {
  return declined === null ? approvedLetter(to) : declinedLetter(to, declined)
}

function approvedLetter(to: Decided) {
  const words = {
    en: {
      subject: 'Welcome to Jes',
      paragraphs: [`Namaste ${to.username}. Your account is ready. Log in and look around.`],
      button: 'Log in',
      note: 'If you did not sign up for Jes, you can leave this mail alone.',
    },
    ne: {
      subject: 'Jes मा स्वागत छ',
      paragraphs: [`नमस्ते ${to.username}। तपाईंको खाता तयार भयो। लगइन गरेर हेर्नुहोस्।`],
      button: 'लगइन गर्नुहोस्',
      note: 'तपाईंले Jes मा खाता खोल्न खोज्नुभएको होइन भने यो मेल त्यसै छोड्नुहोस्।',
    },
  }
  return write(to, words, { url: linkTo('/login') })
}

function declinedLetter(to: Decided, reason: string) {
  const words = {
    en: {
      subject: 'About your sign-up at Jes',
      paragraphs: ['We cannot open an account for you now. The reason:', reason],
      note: 'You may ask again later. What you sent us was deleted.',
    },
    ne: {
      subject: 'Jes मा तपाईंको खाताबारे',
      paragraphs: ['अहिले तपाईंको खाता खोल्न सकेनौँ। कारण:', reason],
      note: 'पछि फेरि अनुरोध गर्न सक्नुहुन्छ। तपाईंले पठाएको विवरण मेटाइयो।',
    },
  }
  return write(to, words)
}

function smsOf(language: Language, declined: string | null) {
  if (declined === null)
    return language === 'ne'
      ? 'Jes: तपाईंको खाता तयार भयो। यही नम्बरले लगइन गर्नुहोस्।'
      : 'Jes: your account is ready. Log in with this number.'
  return language === 'ne'
    ? 'Jes: अहिले तपाईंको खाता खोल्न सकेनौँ।'
    : 'Jes: we cannot open an account for you now.'
}
