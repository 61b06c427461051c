import { useState } from 'react'
import { FilePart } from '#features/staff/grievances/FilePart.tsx'
import { Follow } from '#features/staff/grievances/Follow.tsx'
import { Introduction } from '#features/staff/grievances/Introduction.tsx'
import { messages } from '#features/staff/grievances/messages.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function GrievancePage() {
  const text = useText(messages)
  const [params, setParams] = useSearchParams()
  const number = params.get('number') ?? ''
  const [filed, setFiled] = useState('')
  const isNew = filed !== '' && filed === number
  useTitle(text.title)

  function handleFiled(number: string) {
    setFiled(number)
    setParams({ number })
    window.scrollTo(0, 0)
  }

  return (
    <>
      <PageHeader title={text.title} back="/help" />
      {!isNew && <Introduction />}
      {!number && <FilePart onFiled={handleFiled} />}
      <Follow number={number} isNew={isNew} onFollow={(number) => setParams({ number })} />
    </>
  )
}
