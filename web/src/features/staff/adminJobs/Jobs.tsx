import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { deadJobs, retryAllJobs } from './api.ts'
import { JobCard } from './JobCard.tsx'
import { JobDialog } from './JobDialog.tsx'
import { JobGroups } from './JobGroups.tsx'
import styles from './Jobs.module.css'
import { messages } from './messages.ts'

/** What is done behind the scenes: how much waits, and what failed for good. */
export function Jobs() {
  const text = useText(messages)
  const list = useInfiniteQuery(deadJobs())
  const [isAsking, setIsAsking] = useState(false)
  const hasSome = (list.data?.pages[0]?.jobs.length ?? 0) > 0

  return (
    <>
      <Note>{text.note}</Note>
      <JobGroups />
      <div className={styles.head}>
        <h2 className={styles.title}>{text.dead}</h2>
        {hasSome && (
          <Button look="line" size="sm" onClick={() => setIsAsking(true)}>
            {text.retryAll}
          </Button>
        )}
      </div>
      <PagedList
        list={list}
        rowsOf={(page) => page.jobs}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={3} />}
        empty={
          <EmptyState art={<MountainArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(job) => <JobCard job={job} />}
      </PagedList>
      <JobDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.retryAllTitle}
        why={text.retryWhy}
        action="retry"
        act={retryAllJobs}
      />
    </>
  )
}
