import { catalogue } from '#lib/language.ts'

/** What somebody did in a talk; “You” reads well in their place too. */
export const messages = catalogue({
  somebody: ['somebody', 'कसैलाई'],
  began: [
    (name: string, _whom: string) => `${name} made the group`,
    (name: string) => `${name}ले ग्रुप बनाउनुभयो`,
  ],
  added: [
    (name: string, whom: string) => `${name} added ${whom}`,
    (name: string, whom: string) => `${name}ले ${whom} लाई थप्नुभयो`,
  ],
  joined: [
    (name: string, _whom: string) => `${name} joined the group`,
    (name: string) => `${name} ग्रुपमा आउनुभयो`,
  ],
  left: [
    (name: string, _whom: string) => `${name} left the group`,
    (name: string) => `${name}ले ग्रुप छोड्नुभयो`,
  ],
  removed: [
    (name: string, whom: string) => `${name} removed ${whom}`,
    (name: string, whom: string) => `${name}ले ${whom} लाई हटाउनुभयो`,
  ],
  promoted: [
    (name: string, whom: string) => `${name} made ${whom} an admin`,
    (name: string, whom: string) => `${name}ले ${whom} लाई एडमिन बनाउनुभयो`,
  ],
  demoted: [
    (name: string, whom: string) => `${name} made ${whom} a member again`,
    (name: string, whom: string) => `${name}ले ${whom} लाई एडमिनबाट हटाउनुभयो`,
  ],
  inherited: [
    (name: string, _whom: string) => `The group was handed over to ${name}`,
    (name: string) => `ग्रुपको जिम्मा ${name} लाई गयो`,
  ],
  renamed: [
    (name: string, _whom: string) => `${name} renamed the group`,
    (name: string) => `${name}ले ग्रुपको नाम फेर्नुभयो`,
  ],
  pictured: [
    (name: string, _whom: string) => `${name} changed the picture of the group`,
    (name: string) => `${name}ले ग्रुपको फोटो फेर्नुभयो`,
  ],
  off: [
    (name: string) => `${name} switched disappearing messages off`,
    (name: string) => `${name}ले सन्देश आफैँ मेटिने बन्द गर्नुभयो`,
  ],
  day: [
    (name: string) => `${name} let new messages disappear after a day`,
    (name: string) => `${name}ले नयाँ सन्देश एक दिनपछि मेटिने बनाउनुभयो`,
  ],
  week: [
    (name: string) => `${name} let new messages disappear after a week`,
    (name: string) => `${name}ले नयाँ सन्देश एक हप्तापछि मेटिने बनाउनुभयो`,
  ],
})
