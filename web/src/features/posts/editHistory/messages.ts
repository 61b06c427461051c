import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  edited: ['edited', 'सच्याइएको'],
  editedLabel: ['Edited: show what changed', 'सच्याइएको: के फेरियो हेर्नुहोस्'],
  title: ['What changed', 'के फेरियो'],
  now: ['As it reads now', 'अहिले यस्तो छ'],
  first: ['As it was first written', 'सुरुमा यस्तो थियो'],
  edit: ['Edited', 'सच्याइएको'],
})
