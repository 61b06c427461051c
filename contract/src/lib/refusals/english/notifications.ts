export const notifications = {
  invalid: {
    'notifications.not_a_subscription': 'This is not a push subscription',
    'notifications.security_stays_on': 'Security notifications stay on',
  },
}
