import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  read: ['Read aloud', 'पढेर सुनाउनुहोस्'],
  stop: ['Stop reading', 'सुनाउन रोक्नुहोस्'],
})
