import type { Language } from '@jes/contract/core/settings'
import type { Act } from './acts.ts'

const TEXTS = {
  sandbox: ['Sandbox: no real money', 'परीक्षण मात्र: साँचो पैसा होइन'],
  notReal: [
    'This is not eSewa and not Khalti. Jes plays their part here, so that everything can be tried out.',
    'यो eSewa वा Khalti होइन। सबै कुरा परीक्षण गर्न Jes ले यहाँ तिनको भूमिका खेल्छ।',
  ],
  payTo: ['Pay Jes', 'Jes लाई भुक्तानी'],
  merchant: ['Merchant', 'व्यापारी'],
  amount: ['Amount', 'रकम'],
  order: ['Order', 'अर्डर'],
  what: ['For', 'केका लागि'],
  status: ['Status', 'अवस्था'],
  reference: ['Reference', 'सन्दर्भ'],
  out: ['outage', 'सेवा बन्द'],
  short: ['wrong amount', 'गलत रकम'],
  choose: ['What shall happen?', 'के हुन दिने?'],
  closed: [
    'Paid. You can close this tab now: Jes hears nothing from this browser.',
    'भुक्तानी भयो। अब यो ट्याब बन्द गर्नुहोस्: यस ब्राउजरबाट Jes ले केही थाहा पाउँदैन।',
  ],
  changed: ['Done.', 'भयो।'],
  back: ['Back to Jes', 'Jes मा फर्कनुहोस्'],
  all: ['All sandbox payments', 'सबै परीक्षण भुक्तानी'],
  last: ['The last 50 payments, latest first.', 'पछिल्ला ५० भुक्तानी, नयाँ पहिले।'],
  none: ['No payment yet.', 'अहिलेसम्म कुनै भुक्तानी छैन।'],
} satisfies Record<string, [string, string]>

const ACTS: Record<Act, [string, string]> = {
  pay: ['Pay', 'भुक्तानी गर्नुहोस्'],
  payAndClose: ['Pay and close the tab', 'भुक्तानी गरी ट्याब बन्द गर्नुहोस्'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  pend: ['Leave pending', 'बाँकी नै राख्नुहोस्'],
  doubt: ['Ambiguous', 'अस्पष्ट'],
  expire: ['Expire', 'म्याद सकाउनुहोस्'],
  payShort: ['Pay but wrong amount', 'गलत रकम भुक्तानी गर्नुहोस्'],
  refund: ['Refund', 'फिर्ता गर्नुहोस्'],
  refundPart: ['Partial refund', 'आंशिक फिर्ता'],
  outage: ['Outage', 'सेवा बन्द'],
  recover: ['End the outage', 'सेवा फेरि खोल्नुहोस्'],
}

export function say(language: Language, key: keyof typeof TEXTS) {
  return TEXTS[key][language === 'ne' ? 1 : 0]
}

export function nameAct(language: Language, act: Act) {
  return ACTS[act][language === 'ne' ? 1 : 0]
}
