import type { ReasonTemplate } from '@jes/contract/staff/cases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages as parts } from '#features/staff/adminParts/messages.ts'
import { Bar, Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { removeTemplate, saveTemplate, templates } from './api.ts'
import { messages } from './messages.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateRow } from './TemplateRow.tsx'

/** The reasons that are given often; admins keep them. */
export function Templates({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const shared = useText(parts)
  const client = useQueryClient()
  const saved = useQuery(templates())
  const [dialog, setDialog] = useState<{ template: ReasonTemplate | null; count: number } | null>(
    null,
  )
  const [isAsking, setIsAsking] = useState(false)

  function ask(template: ReasonTemplate | null) {
    setDialog((before) => ({ template, count: (before?.count ?? 0) + 1 }))
    setIsAsking(true)
  }

  async function remove({ _id, name, en, ne }: ReasonTemplate) {
    try {
      await removeTemplate(client, _id)
      const again = () => saveTemplate(client, null, { name, en, ne }).catch(sayWhy)
      toast.show({
        text: text.removed(name),
        action: { label: text.undo, onAct: () => void again() },
      })
    } catch (error) {
      sayWhy(error)
    }
  }

  return (
    <>
      <Note>
        {text.note} {!isAdmin && shared.adminsOnly}
      </Note>
      {isAdmin && (
        <Bar>
          <Button look="line" onClick={() => ask(null)}>
            <Plus />
            {text.add}
          </Button>
        </Bar>
      )}
      {saved.isPending && <RowsPending rows={3} />}
      {saved.isLoadingError && (
        <FailedState reason={saved.error.message} onRetry={() => void saved.refetch()} />
      )}
      {saved.data?.length === 0 && (
        <EmptyState art={<PostsArt />} title={text.none}>
          {text.noneSentence}
        </EmptyState>
      )}
      <ul>
        {saved.data?.map((template) => (
          <li key={template._id}>
            <TemplateRow
              template={template}
              canChange={isAdmin}
              onChange={() => ask(template)}
              onRemove={() => void remove(template)}
            />
          </li>
        ))}
      </ul>
      {dialog && (
        <TemplateDialog
          key={dialog.count}
          template={dialog.template}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function sayWhy(error: unknown) {
  if (error instanceof Error) toast.error(error.message)
}
