import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  end: ["You're all caught up!", 'सबै हेरिसक्नुभयो!'],
  startedOver: [
    'The list had moved on, so it starts again from the top.',
    'सूची बदलिसकेको थियो, त्यसैले सुरुदेखि देखाइएको छ।',
  ],
})
