import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  sees: ['Who sees it', 'कसले देख्ने'],
  comments: ['Who may comment', 'कसले कमेन्ट गर्ने'],
  everyone: ['Everyone', 'सबैले'],
  followers: ['Followers', 'फलोअरले'],
  following: ['People I follow', 'मैले फलो गर्नेले'],
  mentioned: ['People mentioned', 'उल्लेख गरिएकाले'],
  nobody: ['Nobody', 'कसैले होइन'],
  followersHint: [
    'Your followers, and whom you mention with @. It cannot be reposted.',
    'तपाईंका फलोअर र @ ले उल्लेख गरिएकाले देख्छन्। रिपोस्ट गर्न मिल्दैन।',
  ],
  mentionedHint: [
    'Only whom you mention with @. It cannot be reposted.',
    '@ ले उल्लेख गरिएकाले मात्र देख्छन्। रिपोस्ट गर्न मिल्दैन।',
  ],
  item: ['Who sees, who comments', 'कसले देख्ने, कसले कमेन्ट गर्ने'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदै...'],
  saved: ['Saved.', 'सेभ भयो।'],
})
