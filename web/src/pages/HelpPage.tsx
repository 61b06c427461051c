import { messages } from '#features/help/messages.ts'
import { Questions } from '#features/help/Questions.tsx'
import { questionsEnglish } from '#features/help/questionsEnglish.ts'
import { questionsNepali } from '#features/help/questionsNepali.ts'
import { ReachUs } from '#features/help/ReachUs.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const both = { en: { questions: questionsEnglish }, ne: { questions: questionsNepali } }

export function HelpPage() {
  const text = useText(messages)
  const { questions } = useText(both)
  useTitle(text.title)

  return (
    <>
      <PageHeader title={text.title} />
      <section aria-label={text.questions}>
        <Questions questions={questions} />
      </section>
      <ReachUs />
    </>
  )
}
