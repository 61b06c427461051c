import type { ReportKind, ReportReason } from '@jes/contract/core/reports'
import type { HubName } from './shapes.ts'

/** The staff of the site. */
export const STAFF = { admin: 'kiran.dev', moderator: 'sarita.nurse' }

type DemoReport = { by: string; reason: ReportReason; detail?: string; hoursAgo: number }
type Decided = {
  outcome: 'dismissed' | 'warned'
  by: string
  reason: string
  hoursAgo: number
}
export type Reported = {
  kind: Exclude<ReportKind, 'clip' | 'comment'>
  /** The title of the post, the username, or the name of the hub. */
  about: string | HubName
  reports: DemoReport[]
  decided?: Decided
}

export const CASES: Reported[] = [
  {
    kind: 'user',
    about: 'om.gupta',
    reports: [
      {
        by: 'suraj.cric',
        reason: 'spam',
        detail: 'Writes to everybody who asks about tickets.',
        hoursAgo: 5,
      },
      { by: 'imran.a', reason: 'illegal', detail: 'तीन गुणा मोलमा टिकट।', hoursAgo: 3 },
    ],
  },
  {
    kind: 'post',
    about: 'Pathao dai ko rating 5 star kina?',
    reports: [
      {
        by: 'hari.bus',
        reason: 'harassment',
        detail: 'नाम नलेखे पनि सबैले चिने। बिचरा।',
        hoursAgo: 9,
      },
    ],
  },
  {
    kind: 'jehub',
    about: 'CricketNepal',
    reports: [
      {
        by: 'riya.shakya',
        reason: 'spam',
        detail: 'Half of it is tickets since the series began.',
        hoursAgo: 27,
      },
    ],
  },
  {
    kind: 'user',
    about: 'om.gupta',
    reports: [
      { by: 'aakash.ktm', reason: 'spam', detail: 'The same offer nine times.', hoursAgo: 80 },
    ],
    decided: {
      outcome: 'warned',
      by: STAFF.moderator,
      reason: 'The same offer again and again is spam. Once is enough.',
      hoursAgo: 78,
    },
  },
  {
    kind: 'post',
    about: 'Koteshwor, 5:40 PM: I have aged',
    reports: [
      { by: 'lok.bahadur', reason: 'misinformation', detail: 'It was 5:50.', hoursAgo: 50 },
    ],
    decided: {
      outcome: 'dismissed',
      by: STAFF.admin,
      reason: 'Ten minutes at Koteshwor are no misinformation.',
      hoursAgo: 49,
    },
  },
]

export const GRIEVANCE = {
  name: 'Sharmila Karki',
  email: 'sharmila.karki@example.com',
  reason: 'impersonation',
  link: '/je/om.gupta',
  text: 'यो खाताले मेरो पसलको नाम र फोटो राखेर टिकट बेचिरहेको छ। मेरो कुनै खाता छैन। कृपया हेरिदिनुहोस्।',
  hoursAgo: 6,
}

export const ANNOUNCEMENT = {
  en: 'Jes will rest for ten minutes tonight at 1 AM. Finish your momo.',
  ne: 'आज राति १ बजे Jes दस मिनेट सुस्ताउनेछ। मम सकिहाल्नुहोस्।',
  hoursAgo: 60,
  hours: 24,
}

export const TEMPLATES = [
  {
    name: 'Spam',
    en: 'The same thing again and again, or adverts that nobody asked for, are spam.',
    ne: 'एउटै कुरा बारम्बार वा कसैले नमागेको विज्ञापन स्प्याम हो।',
  },
  {
    name: 'Harassment',
    en: 'You may disagree with anybody. You may not go after them.',
    ne: 'असहमति जनाउन पाइन्छ। कसैको पछि लागेर दुःख दिन पाइँदैन।',
  },
  {
    name: 'Private pictures',
    en: 'A picture of somebody that they did not want shown does not belong here.',
    ne: 'कसैले देखाउन नचाहेको तस्बिर यहाँ राख्न पाइँदैन।',
  },
]
