import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Your order', 'तपाईंको अर्डर'],
  historyTitle: ['Orders and receipts', 'अर्डर र रसिद'],
  none: ['No orders yet', 'अहिलेसम्म अर्डर छैन'],
  noneSentence: [
    'What you pay for, and passes that somebody gives you, are kept here with their receipts.',
    'तपाईंले तिरेका र अरूले दिएका पास रसिदसहित यहाँ रहन्छन्।',
  ],
  seePasses: ['See the passes', 'पास हेर्नुहोस्'],
  end: ['That is all of them.', 'सबै यत्ति हो।'],
  premiumDays: [
    (n: number) => `Premium, ${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `प्रिमियम, ${number(n)} दिन`,
  ],
  giftFrom: [(name: string) => `A gift from ${name}`, (name: string) => `${name} को उपहार`],
  giftTo: [(name: string) => `A gift to ${name}`, (name: string) => `${name} लाई उपहार`],
  someone: ['somebody', 'कोही'],
  // The state, in a word or two.
  created: ['Not finished', 'पूरा भएन'],
  pending: ['Being confirmed', 'पक्का हुँदै छ'],
  paid: ['Paid', 'तिरियो'],
  failed: ['Not paid', 'तिरिएन'],
  expired: ['Expired', 'म्याद सकियो'],
  refunded: ['Refunded', 'फिर्ता भयो'],
  partlyRefunded: ['Partly refunded', 'केही फिर्ता भयो'],
  disputed: ['Being looked at', 'हेरिँदै छ'],
  sandbox: ['Sandbox: no real money', 'परीक्षण: साँचो पैसा होइन'],
})

/** The state in full sentences, and what to do next. */
export const stateMessages = catalogue({
  created: ['Waiting for your payment', 'भुक्तानी कुर्दै छौँ'],
  createdSentence: [
    (provider: string) =>
      `${provider} has not told us of a payment yet. If you have just paid, this takes a moment.`,
    (provider: string) => `${provider} बाट भुक्तानीको खबर आएको छैन। भर्खरै तिर्नुभएको हो भने एकछिन लाग्छ।`,
  ],
  pending: ['Confirming your payment', 'भुक्तानी पक्का गर्दै छौँ'],
  pendingSentence: [
    (provider: string) => `${provider} has not finished yet. We keep asking.`,
    (provider: string) => `${provider} को काम सकिएको छैन। हामी सोधिरहेका छौँ।`,
  ],
  safe: [
    'You can close this page. Once it is paid the pass begins by itself, and we tell you.',
    'यो पेज बन्द गर्न मिल्छ। तिरिएको पक्का भएपछि पास आफैँ सुरु हुन्छ, र खबर गर्छौँ।',
  ],
  paid: ['Thank you. Your pass is on.', 'धन्यवाद। तपाईंको पास सुरु भयो।'],
  paidSentence: [
    (until: string) => `It lasts until ${until}, and ends by itself.`,
    (until: string) => `${until} सम्म चल्छ, र आफैँ सकिन्छ।`,
  ],
  given: [
    (name: string) => `Thank you. ${name} has the pass.`,
    (name: string) => `धन्यवाद। ${name} ले पास पाउनुभयो।`,
  ],
  givenSentence: ['We told them who gave it.', 'कसले दिएको हो, हामीले उहाँलाई भनिसक्यौँ।'],
  received: [
    (name: string) => `${name} gave you Premium`,
    (name: string) => `${name} ले तपाईंलाई प्रिमियम दिनुभयो`,
  ],
  failed: ['The payment was not made', 'भुक्तानी भएन'],
  failedSentence: [
    (provider: string) =>
      `It was cancelled or refused at ${provider}. You were not charged by us; if money did leave your wallet, ${provider} gives it back.`,
    (provider: string) =>
      `${provider} मा रद्द भयो वा स्वीकार भएन। हामीले पैसा लिएनौँ; वालेटबाट काटिएको भए ${provider} ले फिर्ता गर्छ।`,
  ],
  expired: ['The time to pay is over', 'तिर्ने समय सकियो'],
  expiredSentence: [
    (provider: string) => `Nothing was paid at ${provider}, so nothing was charged.`,
    (provider: string) => `${provider} मा तिरिएन, त्यसैले पैसा काटिएन।`,
  ],
  refunded: ['The money was given back', 'पैसा फिर्ता भयो'],
  refundedSentence: [
    (provider: string) => `It goes to your ${provider} account. The pass of this order is over.`,
    (provider: string) => `तपाईंको ${provider} खातामा जान्छ। यो अर्डरको पास सकियो।`,
  ],
  partlyRefunded: ['A part was given back', 'केही पैसा फिर्ता भयो'],
  partlyRefundedSentence: [
    (provider: string) => `It goes to your ${provider} account. The receipt says how much.`,
    (provider: string) => `तपाईंको ${provider} खातामा जान्छ। कति हो, रसिदमा छ।`,
  ],
  disputed: ['Somebody looks at this', 'कोही मान्छेले हेर्दै छ'],
  disputedSentence: [
    (provider: string) =>
      `What ${provider} tells us does not fit this order. Nothing is lost: we find out with them and write to you.`,
    (provider: string) =>
      `${provider} ले भनेको कुरा यो अर्डरसँग मिलेन। केही हराउँदैन: उनीहरूसँग बुझेर तपाईंलाई लेख्छौँ।`,
  ],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  help: ['Get help', 'सहयोग लिनुहोस्'],
  contact: ['Write to us', 'हामीलाई लेख्नुहोस्'],
  back: ['Back to Premium', 'प्रिमियममा फर्कनुहोस्'],
  longerPost: ['Write a longer post', 'लामो पोस्ट लेख्नुहोस्'],
  longerClip: ['Share a longer clip', 'लामो क्लिप हाल्नुहोस्'],
  profile: ['See your marigold', 'आफ्नो सयपत्री हेर्नुहोस्'],
  seeThem: [(name: string) => `See ${name}`, (name: string) => `${name} लाई हेर्नुहोस्`],
})

export const receiptMessages = catalogue({
  receipt: ['Receipt', 'रसिद'],
  number: ['Number', 'नम्बर'],
  date: ['Date', 'मिति'],
  pass: ['Pass', 'पास'],
  period: ['Days', 'अवधि'],
  from: [
    (start: string, end: string) => `${start} to ${end}`,
    (start: string, end: string) => `${start} देखि ${end} सम्म`,
  ],
  paidBy: ['Paid by', 'तिर्ने'],
  receiver: ['For', 'कसका लागि'],
  provider: ['Paid with', 'केबाट'],
  reference: ['Reference', 'सन्दर्भ नम्बर'],
  amount: ['Amount', 'रकम'],
  total: ['Total', 'जम्मा'],
  net: ['Net', 'खुद रकम'],
  vat: [(rate: string) => `VAT ${rate}`, (rate: string) => `भ्याट ${rate}`],
  pan: ['PAN of the seller', 'बिक्रेताको PAN'],
  noVatInvoice: [
    'The whole amount that was paid. This is not a VAT invoice.',
    'तिरिएको पूरा रकम। यो भ्याट बिल होइन।',
  ],
  refunded: ['Given back', 'फिर्ता'],
  print: ['Print', 'प्रिन्ट'],
  keep: [
    'Keep the number: with it we find the payment at once.',
    'नम्बर राख्नुहोस्: त्यसैबाट भुक्तानी तुरुन्तै भेटिन्छ।',
  ],
})
