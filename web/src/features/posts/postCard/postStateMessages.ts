import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  held: ['Waiting for the moderators.', 'मोडरेटरको पर्खाइमा।'],
  heldMine: ['Others see your post once it is approved.', 'स्वीकृत भएपछि अरूले तपाईंको पोस्ट देख्छन्।'],
  heldTeam: ['Only its author and the team see it.', 'लेखक र टोलीले मात्र देख्छन्।'],
  removed: ['Removed by the moderators.', 'मोडरेटरले हटाएको।'],
  removedMine: ['Only you and the team still see it.', 'तपाईं र टोलीले मात्र अझै देख्नुहुन्छ।'],
  removedTeam: ['Only its author and the team see it.', 'लेखक र टोलीले मात्र देख्छन्।'],
  rule: [(rule: string) => `Rule: ${rule}`, (rule: string) => `नियम: ${rule}`],
  appeal: ['Read why and appeal', 'कारण पढ्नुहोस् र पुनरावेदन गर्नुहोस्'],
})
