import type { StaffAnnouncement } from '@jes/contract/site/announcements'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages as parts } from '#features/staff/adminParts/messages.ts'
import { Bar, Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { AnnouncementRow } from './AnnouncementRow.tsx'
import { allAnnouncements, removeAnnouncement } from './api.ts'
import { messages } from './messages.ts'

/** What everybody is told; admins say it. */
export function Announcements({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const shared = useText(parts)
  const client = useQueryClient()
  const list = useInfiniteQuery(allAnnouncements())
  const [dialog, setDialog] = useState<{ one: StaffAnnouncement | null; count: number } | null>(
    null,
  )
  const [isAsking, setIsAsking] = useState(false)
  const [leaving, setLeaving] = useState<StaffAnnouncement | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function ask(one: StaffAnnouncement | null) {
    setDialog((before) => ({ one, count: (before?.count ?? 0) + 1 }))
    setIsAsking(true)
  }

  async function remove({ _id }: StaffAnnouncement) {
    setIsBusy(true)
    try {
      await removeAnnouncement(client, _id)
      toast.success(text.removed)
      setLeaving(null)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
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
      <PagedList
        list={list}
        rowsOf={(page) => page.announcements}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={3} />}
        empty={
          <EmptyState art={<BellArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(one) => (
          <AnnouncementRow
            announcement={one}
            canChange={isAdmin}
            onChange={() => ask(one)}
            onRemove={() => setLeaving(one)}
          />
        )}
      </PagedList>
      {dialog && (
        <AnnouncementDialog
          key={dialog.count}
          announcement={dialog.one}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={text.removeTitle}
        confirmLabel={text.remove}
        busy={isBusy}
        busyLabel={text.removing}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {text.removeSentence}
      </ConfirmDialog>
    </>
  )
}
