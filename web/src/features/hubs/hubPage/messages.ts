import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  back: ['Back', 'पछाडि'],
  sections: ['JeHub', 'JeHub'],
  posts: ['Posts', 'पोस्ट'],
  rules: ['Rules', 'नियम'],
  members: ['Members', 'सदस्य'],
  about: ['About', 'बारेमा'],
  public: ['Public', 'सार्वजनिक'],
  private: ['Private', 'निजी'],
  since: [(month: string) => `Since ${month}`, (month: string) => `${month} देखि`],
  post: ['Post', 'पोस्ट गर्नुहोस्'],
})
