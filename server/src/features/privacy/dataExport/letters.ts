import { type Addressee, write } from '#features/accounts/auth/letters.ts'
import { linkTo } from '#lib/mail.ts'

export function exportReadyLetter(to: Addressee) {
  return write(
    to,
    {
      en: {
        subject: 'Your Jes data is ready',
        paragraphs: [
          `Namaste ${to.username}. Everything of yours is in one ZIP file.`,
          'You can download it for 7 days, while you are logged in.',
        ],
        button: 'Download my data',
        note: 'If you did not ask for this, change your password: someone knows it.',
      },
      ne: {
        subject: 'Jes मा रहेको तपाईंको डेटा तयार भयो',
        paragraphs: [
          `नमस्ते ${to.username}। तपाईंका सबै कुरा एउटै ZIP फाइलमा छन्।`,
          'लगइन गरेर ७ दिनसम्म डाउनलोड गर्न सक्नुहुन्छ।',
        ],
        button: 'मेरो डेटा डाउनलोड गर्नुहोस्',
        note: 'तपाईंले मागेको होइन भने पासवर्ड फेर्नुहोस्: कसैलाई थाहा भएको छ।',
      },
    },
    { url: linkTo('/setting#data') },
  )
}
