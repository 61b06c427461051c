import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

/** Their own names, in either language. */
export const PROVIDER_NAMES = { esewa: 'eSewa', khalti: 'Khalti' } as const

export const messages = catalogue({
  choose: ['Choose your pass', 'आफ्नो पास छान्नुहोस्'],
  chooseSentence: [
    'Paid once, in rupees. It ends by itself and never renews.',
    'एकपटक तिर्ने, रुपैयाँमा। आफैँ सकिन्छ, आफैँ नवीकरण हुँदैन।',
  ],
  wholePrice: ['The price is the whole amount you pay.', 'तिर्नुपर्ने पूरा रकम यही मूल्य हो।'],
  vatIncluded: [
    (rate: string) => `The price is the whole amount you pay, with ${rate} VAT included.`,
    (rate: string) => `तिर्नुपर्ने पूरा रकम यही मूल्य हो, ${rate} भ्याटसहित।`,
  ],
  notOnSale: ['No passes are on sale on this Jes yet.', 'यो Jes मा प्रिमियम पास अहिले बिक्रीमा छैन।'],
  days: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  perMonth: [(sum: string) => `${sum} per 30 days`, (sum: string) => `३० दिनको ${sum}`],
  saving: [(share: string) => `Save ${share}`, (share: string) => `${share} बचत`],
  forWhom: ['Who is it for?', 'कसका लागि?'],
  forMe: ['For me', 'मेरै लागि'],
  asGift: ['For somebody else', 'अरू कसैका लागि'],
  username: ['Their username', 'उहाँको प्रयोगकर्ता नाम'],
  usernameHint: [
    'They are told who gave it. How long theirs lasts stays their own affair.',
    'कसले दिएको हो भन्ने उहाँलाई थाहा हुन्छ। उहाँको पास कहिलेसम्म छ भन्ने उहाँकै कुरा हो।',
  ],
  enterUsername: ['Enter a username', 'प्रयोगकर्ता नाम लेख्नुहोस्'],
  find: ['Find', 'खोज्नुहोस्'],
  receives: ['Receives the pass', 'पास पाउने'],
  payWith: ['How do you want to pay?', 'केबाट तिर्नुहुन्छ?'],
  pay: [
    (provider: string) => `Pay with ${provider}`,
    (provider: string) => `${provider} बाट तिर्नुहोस्`,
  ],
  sandbox: ['Sandbox: no real money', 'परीक्षण: साँचो पैसा होइन'],
  nothingYet: [
    'You see everything once more before you leave for the provider.',
    'तिर्न जानुअघि सबै कुरा फेरि एकपटक देख्नुहुन्छ।',
  ],
  verifyFirst: [
    'Verify your email first: the receipt goes there.',
    'पहिले इमेल पक्का गर्नुहोस्: रसिद त्यहीँ जान्छ।',
  ],
  verify: ['Verify email', 'इमेल पक्का गर्नुहोस्'],
  began: [
    (provider: string) => `You began to pay with ${provider}.`,
    (provider: string) => `तपाईंले ${provider} बाट तिर्न सुरु गर्नुभएको थियो।`,
  ],
  seeOrder: ['See how it stands', 'के भयो हेर्नुहोस्'],
  history: ['Your orders and receipts', 'तपाईंका अर्डर र रसिद'],
})

export const confirmMessages = catalogue({
  title: ['Is this right?', 'यो ठीक छ?'],
  pass: ['Pass', 'पास'],
  premiumDays: [
    (n: number) => `Premium, ${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `प्रिमियम, ${number(n)} दिन`,
  ],
  receiver: ['For', 'कसका लागि'],
  you: ['You', 'तपाईं'],
  until: ['Lasts until', 'कहिलेसम्म'],
  amount: ['Amount', 'रकम'],
  notCharged: [
    (provider: string) => `Nothing is charged before you confirm at ${provider}.`,
    (provider: string) => `${provider} मा पक्का नगरेसम्म पैसा काटिँदैन।`,
  ],
  once: ['It does not renew by itself.', 'आफैँ नवीकरण हुँदैन।'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  go: [(provider: string) => `Go to ${provider}`, (provider: string) => `${provider} मा जानुहोस्`],
  going: ['Leaving...', 'जाँदै...'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
