export const privacy = {
  invalid: {
    'privacy.posts_choice': 'Choose what becomes of your posts',
  },
  conflict: {
    'privacy.leaving_already': 'Your account is to end already',
    'privacy.last_admin': 'You are the last admin. Make somebody else one first.',
    'privacy.export_under_way': 'Your export is being made already',
  },
  too_many: {
    'privacy.export_daily': 'You can ask for your data once a day',
  },
}
