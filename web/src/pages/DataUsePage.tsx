import { DataUse } from '#features/core/dataUse/DataUse.tsx'
import { messages } from '#features/core/dataUse/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function DataUsePage() {
  const text = useText(messages)
  useTitle(text.title)
  return (
    <>
      <PageHeader title={text.title} back="/setting#saver" />
      <DataUse />
    </>
  )
}
