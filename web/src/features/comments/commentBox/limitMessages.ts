import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  followers: [
    (name: string) => `Only followers of ${name} and people mentioned may comment.`,
    (name: string) => `${name} का फलोअर र उल्लेख गरिएकाले मात्र कमेन्ट गर्न सक्छन्।`,
  ],
  following: [
    (name: string) => `Only people whom ${name} follows or mentions may comment.`,
    (name: string) => `${name} ले फलो वा उल्लेख गरेकाले मात्र कमेन्ट गर्न सक्छन्।`,
  ],
  mentioned: [
    (name: string) => `Only people whom ${name} mentions here may comment.`,
    (name: string) => `${name} ले यहाँ उल्लेख गरेकाले मात्र कमेन्ट गर्न सक्छन्।`,
  ],
  nobody: [
    (name: string) => `${name} has closed the comments.`,
    (name: string) => `${name} ले कमेन्ट बन्द गर्नुभएको छ।`,
  ],
})
