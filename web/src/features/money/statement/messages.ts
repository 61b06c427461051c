import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: [(month: string) => `Statement of ${month}`, (month: string) => `${month} को विवरण`],
  sum: ['Your month', 'तपाईंको महिना'],
  lines: ['Your lines, from the time of members', 'सदस्यको समयबाट आएका हरफ'],
  carried: ['Your part of what earlier months left', 'अघिका महिनाको बाँकीबाट तपाईंको भाग'],
  notEligible: ['Not credited', 'नपाएको'],
  credited: ['Credited to you', 'तपाईंले पाएको'],
  notEligibleWhy: [
    'You were not eligible on the day on which this month was closed. What your lines say goes on to the next month.',
    'यो महिना बन्द हुने दिन तपाईं योग्य हुनुहुन्नथ्यो। यी हरफको रकम अर्को महिनामा सर्छ।',
  ],
  how: ['How the share is computed', 'भाग कसरी निकालिन्छ'],
  everyLine: ['Every line', 'हरेक हरफ'],
  everyLineWhy: [
    'Members are numbers here, and nobody can be found by them. Each one’s half is divided by the time that counted.',
    'यहाँ सदस्य नम्बर मात्र हुन्, कसैलाई चिन्न सकिँदैन। हरेकको आधा रकम गनिएको समयले भाग गरिन्छ।',
  ],
  member: [(number: string) => `Member ${number}`, (number: string) => `सदस्य ${number}`],
  time: [
    (seconds: string, ofSeconds: string) => `${seconds} of ${ofSeconds} minutes with you`,
    (seconds: string, ofSeconds: string) => `${ofSeconds} मध्ये ${seconds} मिनेट तपाईंसँग`,
  ],
  uncounted: [
    (time: string) => `${time} minutes with you, not counted`,
    (time: string) => `तपाईंसँग ${time} मिनेट, नगनिएको`,
  ],
  half: [(half: string) => `of ${half}`, (half: string) => `${half} मध्ये`],
  ring: ['Left out: a ring', 'नगनिएको: घुमाउरो समूह'],
  tireless: ['Left out: round the clock', 'नगनिएको: चौबिसै घण्टा'],
  suspended: ['Left out: suspended', 'नगनिएको: निलम्बित'],
  none: [
    'No member with a pass read or watched you this month.',
    'यो महिना पास भएका कसैले पढेनन् वा हेरेनन्।',
  ],
  addsUp: [
    (count: string, sum: string) => `All ${count} lines add up to ${sum}, as the statement says.`,
    (count: string, sum: string) => `सबै ${count} हरफको जम्मा ${sum}, विवरणमा भनिएजस्तै।`,
  ],
  soFar: [
    (count: string, all: string, sum: string) => `The first ${count} of ${all} lines make ${sum}.`,
    (count: string, all: string, sum: string) => `${all} मध्ये पहिला ${count} हरफको जम्मा ${sum}।`,
  ],
  doesNot: [
    (sum: string, said: string) =>
      `The lines add up to ${sum}, but the statement says ${said}. Please tell us.`,
    (sum: string, said: string) => `हरफको जम्मा ${sum} हुन्छ, विवरणमा ${said} छ। कृपया हामीलाई भन्नुहोस्।`,
  ],
  tellUs: ['Write to us', 'हामीलाई लेख्नुहोस्'],
  download: ['Download all lines (CSV)', 'सबै हरफ डाउनलोड (CSV)'],
  downloading: ['Fetching every line...', 'सबै हरफ ल्याउँदै...'],
  public: ['The month for everybody', 'सबैका लागि यो महिना'],
  publicWhy: [
    'What all may see. Once closed, a month and its fingerprint never change.',
    'सबैले देख्न पाउने कुरा। बन्द भएपछि महिना र यसको छाप फेरिँदैन।',
  ],
})
