import { type Addressee, write } from '#features/accounts/auth/letters.ts'

/** To the address of a member who proves by it that it is them. */
export function mailCodeLetter(to: Addressee, code: string, minutes: number) {
  return write(
    to,
    {
      en: {
        subject: 'Your code for Jes',
        paragraphs: [
          `Namaste ${to.username}. Somebody, hopefully you, is about to change something in your account.`,
          'Jes never asks for this code in a call or a message. Give it to nobody.',
        ],
        code: 'Type this code; it works for 10 minutes',
        note: 'If it was not you, somebody uses your account: log out all devices under Settings, Security.',
      },
      ne: {
        subject: 'Jes को कोड',
        paragraphs: [
          `नमस्ते ${to.username}। कसैले, सायद तपाईंले नै, खातामा केही फेर्न लाग्नुभएको छ।`,
          'Jes ले फोन वा म्यासेजमा यो कोड कहिल्यै माग्दैन। कसैलाई नदिनुहोस्।',
        ],
        code: 'यो कोड लेख्नुहोस्, १० मिनेट चल्छ',
        note: 'तपाईं होइन भने अरू कसैले तपाईंको खाता चलाउँदै छ: सेटिङको सुरक्षामा गएर सबै डिभाइस लगआउट गर्नुहोस्।',
      },
    },
    { digits: code, minutes: { link: minutes, code: minutes } },
  )
}
