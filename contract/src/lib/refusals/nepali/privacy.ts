import type { privacy as english } from '@jes/contract/lib/refusals/english/privacy'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const privacy: Nepali<typeof english> = {
  'privacy.posts_choice': 'तपाईंका पोस्ट के गर्ने, रोज्नुहोस्',
  'privacy.leaving_already': 'तपाईंको खाता मेट्ने अनुरोध पहिल्यै भइसकेको छ',
  'privacy.last_admin': 'तपाईं अन्तिम एडमिन हुनुहुन्छ। पहिले अरू कसैलाई एडमिन बनाउनुहोस्।',
  'privacy.export_under_way': 'तपाईंको डेटा तयार हुँदैछ',
  'privacy.export_daily': 'आफ्नो डेटा दिनमा एक पटक मात्र माग्न मिल्छ',
}
