import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  trekking: ['Trekking', 'पदयात्रा'],
  food: ['Food', 'खानेकुरा'],
  cricket: ['Cricket', 'क्रिकेट'],
  jobs: ['Jobs', 'रोजगारी'],
  music: ['Music', 'सङ्गीत'],
  farming: ['Farming', 'खेतीपाती'],
  festivals: ['Festivals', 'चाडपर्व'],
  technology: ['Technology', 'प्रविधि'],
  studies: ['Studies', 'पढाइ'],
  abroad: ['Life abroad', 'परदेश'],
  films: ['Films', 'चलचित्र'],
  history: ['History', 'इतिहास'],
})
