import { catalogue, useText } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useLeaveQuestion } from './leaving.ts'

const messages = catalogue({
  title: ['Log out without sending?', 'नपठाई लगआउट गर्ने?'],
  lost: [
    (n: number) =>
      `${number(n)} ${plural(n, 'thing is', 'things are')} not sent yet, and would be gone for good.`,
    (n: number) => `${number(n)} कुरा अझै पठाइएको छैन; लगआउट गरे सधैंका लागि हराउँछ।`,
  ],
  leave: ['Log out', 'लगआउट गर्नुहोस्'],
})

/** Asks before a log-out throws away what was not sent. */
export function LeaveQuestion() {
  const text = useText(messages)
  const question = useLeaveQuestion()
  if (!question) return null
  return (
    <ConfirmDialog
      open
      title={text.title}
      confirmLabel={text.leave}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {text.lost(question.count)}
    </ConfirmDialog>
  )
}
