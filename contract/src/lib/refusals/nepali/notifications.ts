import type { notifications as english } from '@jes/contract/lib/refusals/english/notifications'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const notifications: Nepali<typeof english> = {
  'notifications.not_a_subscription': 'यो पुस सदस्यता होइन',
  'notifications.security_stays_on': 'सुरक्षाका सूचना बन्द गर्न मिल्दैन',
}
