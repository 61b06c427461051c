import type { CaseDetail } from '@jes/contract/staff/cases'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { sectionPath } from '#features/staff/admin/sections.ts'
import { AgeClock } from '#features/staff/adminParts/AgeClock.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { Strikes } from '#features/staff/adminParts/Strikes.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { messages as kinds } from './adminCasesMessages.ts'
import { caseOf } from './api.ts'
import styles from './Case.module.css'
import { CaseFoot } from './CaseFoot.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseReports } from './CaseReports.tsx'
import { EvidenceView } from './EvidenceView.tsx'
import { messages } from './messages.ts'
import { ReasonChip } from './ReasonChip.tsx'
import { useCaseKeys } from './useCaseKeys.ts'

/** One case with all that is needed to decide it. */
export function CasePane({ id }: { id: string }) {
  const text = useText(messages)
  const titleId = useId()
  const pane = useRef<HTMLElement>(null)
  const { search } = usePlace()
  const { data: one, ...query } = useQuery(caseOf(id))

  useEffect(() => {
    if (id) pane.current?.focus({ preventScroll: true })
  }, [id])

  useCaseKeys((key) => {
    if (key === 'close') close()
    return key === 'close'
  })

  function close() {
    navigate(sectionPath('queue') + search, { keepsScroll: true })
  }

  return (
    <section ref={pane} data-pane tabIndex={-1} aria-labelledby={titleId} className={styles.pane}>
      <header className={styles.head}>
        <Title id={titleId} one={one} />
        <IconButton label={text.close} size="tap" onClick={close}>
          <X />
        </IconButton>
      </header>
      {query.isPending && <RowsPending rows={4} />}
      {query.isLoadingError && (
        <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {one === null && <EmptyState roomy art={<SearchArt />} title={text.noCase} />}
      {one && <Found key={one._id} one={one} />}
    </section>
  )
}

function Title({ id, one }: { id: string; one: CaseDetail | null | undefined }) {
  const text = useText(messages)
  const words = useText(kinds)
  return (
    <>
      <h2 id={id} className={styles.title}>
        {one ? text.about(words[one.kind]) : text.case}
      </h2>
      {one && <ReasonChip one={one} />}
      <span className={styles.clock}>
        {one?.state === 'open' && <AgeClock since={one.createdAt} dueAt={one.dueAt} />}
      </span>
    </>
  )
}

function Found({ one }: { one: CaseDetail }) {
  const text = useText(messages)
  const words = useText(kinds)
  const { subject, thingState } = one
  return (
    <>
      <div className={styles.body}>
        <EvidenceView one={one} />
        {(one.path || thingState !== 'live') && (
          <p className={styles.place}>
            {thingState !== 'live' && <span>{words[`is${thingState}`]}</span>}
            {one.path && <Link to={one.path}>{text.goThere}</Link>}
          </p>
        )}
        <CaseReports one={one} />
        <CaseHistory one={one} />
        {subject && (
          <div className={styles.person}>
            <PersonLine user={subject} />
            <Strikes strikes={one.strikes} name={subject.displayName} />
          </div>
        )}
      </div>
      <CaseFoot one={one} />
    </>
  )
}
