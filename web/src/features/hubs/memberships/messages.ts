import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  search: ['Search members', 'सदस्य खोज्नुहोस्'],
  owner: ['Owner', 'मालिक'],
  moderator: ['Moderator', 'मोडरेटर'],
  nobody: ['Nobody found', 'कोही भेटिएन'],
  nobodyNamed: [
    (words: string) => `No member answers to “${words}”.`,
    (words: string) => `“${words}” सँग मिल्ने कुनै सदस्य छैन।`,
  ],
})
