import { RECOVERY_HOURS } from '@jes/contract/accounts/twoFactor'
import type { Language } from '@jes/contract/core/settings'
import { type Addressee, warn, write } from '#features/accounts/auth/letters.ts'
import { linkTo } from '#lib/mail.ts'

export function twoStepOnLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'Two-step log-in is on',
      paragraphs: [
        `Namaste ${to.username}. From now on Jes asks for a code from your app when you log in.`,
        'Keep your recovery codes in a safe place.',
      ],
    },
    ne: {
      subject: 'दुई चरणको लगइन खुल्यो',
      paragraphs: [
        `नमस्ते ${to.username}। अब लगइन गर्दा Jes ले तपाईंको एपको कोड पनि माग्छ।`,
        'रिकभरी कोड सुरक्षित ठाउँमा राख्नुहोस्।',
      ],
    },
  })
}

export function twoStepOffLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'Two-step log-in is off',
      paragraphs: [`Namaste ${to.username}. Your password alone now opens your account.`],
    },
    ne: {
      subject: 'दुई चरणको लगइन बन्द भयो',
      paragraphs: [`नमस्ते ${to.username}। अब पासवर्डले मात्र तपाईंको खाता खुल्छ।`],
    },
  })
}

/** About ten wrong codes after a right password. */
export function wrongCodesLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'Wrong codes for your Jes account',
      paragraphs: [
        `Namaste ${to.username}. Today ten wrong codes were typed for your account, after your right password.`,
        'Nobody came in. If it was not you, someone knows your password.',
      ],
    },
    ne: {
      subject: 'तपाईंको Jes खातामा गलत कोड',
      paragraphs: [
        `नमस्ते ${to.username}। आज तपाईंको खातामा सही पासवर्डपछि दस पटक गलत कोड हालियो।`,
        'कोही भित्र पसेको छैन। तपाईं होइन भने कसैलाई तपाईंको पासवर्ड थाहा छ।',
      ],
    },
  })
}

export function newCodesLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'New recovery codes for Jes',
      paragraphs: [
        `Namaste ${to.username}. You have ten new recovery codes. The old ones work no longer.`,
      ],
    },
    ne: {
      subject: 'Jes का नयाँ रिकभरी कोड',
      paragraphs: [`नमस्ते ${to.username}। तपाईंका दस नयाँ रिकभरी कोड बने। पुराना अब चल्दैनन्।`],
    },
  })
}

/** Somebody with the password says that app and codes are lost; the button stops the recovery. */
export function recoveryRequestedLetter(to: Addressee, token: string, readyAt: string) {
  const link = RECOVERY_HOURS * 60
  return write(
    to,
    {
      en: {
        subject: 'Someone asked to switch two-step log-in off',
        paragraphs: [
          `Namaste ${to.username}. Someone who knows your password says that your app and your recovery codes are lost.`,
          `If it was you, wait: on ${sayMoment(readyAt, 'en')} we send you a link that switches two-step log-in off.`,
        ],
        button: 'It was not me: stop it',
        note: 'If it was not you, stop it and choose a new password at once. Logging in with a code stops it too.',
      },
      ne: {
        subject: 'दुई चरणको लगइन बन्द गर्न खोजिएको छ',
        paragraphs: [
          `नमस्ते ${to.username}। तपाईंको पासवर्ड जान्ने कसैले एप र रिकभरी कोड दुवै हराए भनेको छ।`,
          `तपाईं नै हो भने पर्खनुहोस्: ${sayMoment(readyAt, 'ne')} मा दुई चरणको लगइन बन्द गर्ने लिङ्क पठाउँछौँ।`,
        ],
        button: 'म होइन: रोक्नुहोस्',
        note: 'तपाईं होइन भने यो रोक्नुहोस् र तुरुन्त नयाँ पासवर्ड राख्नुहोस्। कोडले लगइन गरे पनि यो रोकिन्छ।',
      },
    },
    { url: linkTo('/two-step/stop', token), minutes: { link } },
  )
}

/** The 72 hours are over, and nobody stopped the recovery. */
export function recoveryReadyLetter(to: Addressee, token: string, days: number) {
  return write(
    to,
    {
      en: {
        subject: 'Switch two-step log-in off',
        paragraphs: [
          `Namaste ${to.username}. You said that your app and your recovery codes are lost.`,
          'Press the button, and your password alone opens your account. The link works once, for 7 days.',
        ],
        button: 'Switch two-step log-in off',
        note: 'If it was not you, do nothing, and choose a new password: someone knows yours.',
      },
      ne: {
        subject: 'दुई चरणको लगइन बन्द गर्नुहोस्',
        paragraphs: [
          `नमस्ते ${to.username}। एप र रिकभरी कोड दुवै हराए भन्नुभएको थियो।`,
          'बटन थिच्नुहोस्, अनि पासवर्डले मात्र तपाईंको खाता खुल्छ। लिङ्क एक पटक मात्र, ७ दिनसम्म चल्छ।',
        ],
        button: 'दुई चरणको लगइन बन्द गर्नुहोस्',
        note: 'तपाईं होइन भने केही नगर्नुहोस्, र नयाँ पासवर्ड राख्नुहोस्: कसैलाई थाहा भएको छ।',
      },
    },
    { url: linkTo('/two-step/finish', token), minutes: { link: days * 24 * 60 } },
  )
}

function sayMoment(moment: string, language: Language) {
  const locale = language === 'ne' ? 'ne-NP-u-nu-deva' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kathmandu',
  })
  return format.format(new Date(moment))
}
