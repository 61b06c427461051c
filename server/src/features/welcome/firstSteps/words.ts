import type { Interest } from '@jes/contract/welcome/firstSteps'

/** The tags by which hubs of an interest are found. */
const TAGS: Record<Interest, string[]> = {
  trekking: ['trekking', 'trek', 'hiking', 'mountains', 'पदयात्रा', 'हिमाल'],
  food: ['food', 'momo', 'recipes', 'cooking', 'खाना', 'परिकार'],
  cricket: ['cricket', 'sport', 'football', 'क्रिकेट', 'खेलकुद'],
  jobs: ['jobs', 'work', 'career', 'रोजगारी', 'जागिर'],
  music: ['music', 'songs', 'madal', 'सङ्गीत', 'गीत'],
  farming: ['farming', 'agriculture', 'खेती', 'कृषि', 'बजार भाउ'],
  festivals: ['festivals', 'culture', 'चाडपर्व', 'दशैं', 'तिहार', 'छठ'],
  technology: ['technology', 'tech', 'code', 'programming', 'प्रविधि'],
  studies: ['studies', 'education', 'school', 'loksewa', 'शिक्षा', 'पढाइ', 'लोकसेवा'],
  abroad: ['abroad', 'eps', 'visa', 'परदेश', 'विदेश'],
  films: ['films', 'movies', 'cinema', 'चलचित्र', 'फिल्म'],
  history: ['history', 'heritage', 'photographs', 'इतिहास', 'सम्पदा'],
}

export function tagsOf(interests: Interest[]) {
  return interests.flatMap((interest) => TAGS[interest])
}
