import type { Question } from './question.ts'

export const questionsEnglish: readonly Question[] = [
  {
    question: 'How do I make an account?',
    answer:
      'Press Sign Up and choose a username, your email and a password. Then open the mail that we send you and press its button, or type its six digits.',
    link: { href: '/register', label: 'Sign Up' },
  },
  {
    question: 'The mail does not come. What now?',
    answer:
      'Wait a minute and look into the spam folder. Then press Send again; that works three times an hour. If the address was wrong, make a new account with the right one.',
    link: { href: '/verify-email', label: 'Verify email' },
  },
  {
    question: 'I forgot my password.',
    answer:
      'Ask for a link to choose a new one. The link works once, for 30 minutes, and ends the sessions on all your devices.',
    link: { href: '/forgot-password', label: 'Forgot password' },
  },
  {
    question: 'Why can I not post?',
    answer:
      'Your email has to be verified first; the page behind the Post button sends you the mail again. New accounts may write less in an hour than older ones: if Jes asks you to wait, it says for how long.',
    link: { href: '/verify-email', label: 'Verify email' },
  },
  {
    question: 'I get too many notifications, or too few.',
    answer:
      'Settings has a switch for each kind, in Jes, as a push message and by mail. To hear no more of one conversation, open the menu of its post and choose Mute this thread.',
    link: { href: '/setting', label: 'Settings' },
  },
  {
    question: 'How do I read Jes in Nepali?',
    answer:
      'In the menu, choose नेपाली. Members find it in Settings too, together with Nepali digits and the Bikram Sambat calendar.',
    link: { href: '/setting', label: 'Settings' },
  },
  {
    question: 'My line is slow and data is dear.',
    answer:
      'Switch on the data saver in Settings. Jes then leaves out pictures that only decorate, takes the Nepali letters of your phone, and keeps still.',
    link: { href: '/setting', label: 'Settings' },
  },
  {
    question: 'How do I make my account safer?',
    answer:
      'Switch on two-step log-in in Settings. Jes then asks for a code from an app on your phone besides the password. Keep the ten recovery codes on paper: each opens the door once if the phone is gone.',
    link: { href: '/setting', label: 'Settings' },
  },
  {
    question: 'There is a device in my list that I do not know.',
    answer:
      'Sign it out in Settings, then change your password. Changing it signs out all other devices.',
    link: { href: '/setting', label: 'Settings' },
  },
  {
    question: 'What is a JeHub?',
    answer:
      'A community inside Jes for a place, a trade, a team or a taste. Public ones anyone may join, private ones by invitation.',
    link: { href: '/jehubs', label: 'JeHubs' },
  },
  {
    question: 'How do I get my data, or leave Jes?',
    answer:
      'Answer any mail that Jes sent you and say which: a copy of what we keep about you, or your account deleted. We do it within 30 days.',
    link: { href: '/privacy-policy', label: 'Privacy policy' },
  },
]
