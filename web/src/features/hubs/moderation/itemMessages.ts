import { catalogue } from '#lib/language.ts'

/** The entries of the menus. */
export const messages = catalogue({
  removeAsTeam: ['Remove…', 'मोडरेटरका रूपमा हटाउनुहोस्…'],
  restore: ['Restore', 'फिर्ता ल्याउनुहोस्'],
  approve: ['Approve', 'स्वीकृत गर्नुहोस्'],
  lock: ['Lock comments', 'कमेन्ट बन्द गर्नुहोस्'],
  unlock: ['Unlock comments', 'कमेन्ट खोल्नुहोस्'],
  pin: ['Pin to JeHub', 'JeHub मा पिन गर्नुहोस्'],
  unpin: ['Unpin from JeHub', 'JeHub बाट पिन हटाउनुहोस्'],
  warn: ['Warn author…', 'लेखकलाई सचेत गराउनुहोस्…'],
  ban: ['Ban author…', 'लेखकलाई रोक लगाउनुहोस्…'],
})
