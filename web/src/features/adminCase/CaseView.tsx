import type { CaseDetail, StaffAction } from '@jes/contract/cases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { detailPath, sectionPath } from '#features/admin/sections.ts'
import { caseAfter, caseOf, takeOutCase } from '#features/adminCases/api.ts'
import { CaseHead } from '#features/adminCases/CaseHead.tsx'
import { KeyHint } from '#features/adminCases/KeyHint.tsx'
import { standingOf, targetOf } from '#features/adminCases/standingOf.ts'
import { useCaseKeys } from '#features/adminCases/useCaseKeys.ts'
import { actionsFor } from '#features/adminDeeds/actions.ts'
import { decideCase } from '#features/adminDeeds/api.ts'
import { verbOf } from '#features/adminDeeds/sayings.ts'
import { useStaffDeeds } from '#features/adminDeeds/useStaffDeeds.tsx'
import { Strikes } from '#features/adminParts/Strikes.tsx'
import { useText } from '#lib/language.ts'
import { navigate } from '#lib/places.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Group } from '#ui/Group.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import styles from './Case.module.css'
import { CaseReports } from './CaseReports.tsx'
import { EvidenceView } from './EvidenceView.tsx'
import { messages } from './messages.ts'

/** One case with all that is needed to decide it. */
export function CaseView({ id }: { id: string }) {
  const text = useText(messages)
  const { data: one, ...query } = useQuery(caseOf(id))

  if (query.isPending) return <RowsPending rows={4} />
  if (query.isLoadingError)
    return <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
  return one ? <Found one={one} /> : <EmptyState roomy art={<SearchArt />} title={text.noCase} />
}

function Found({ one }: { one: CaseDetail }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { ask, dialog } = useStaffDeeds()
  const actions = actionsFor(standingOf(one))
  useCaseKeys((key) => {
    const action = actions.find((can) => can === key)
    if (action) act(action)
    return action !== undefined
  })

  function act(action: StaffAction) {
    ask({
      ...targetOf(one),
      action,
      send: (deed) => decideCase(client, one._id, deed),
      onDone: goOn,
    })
  }

  /** On to what waits next; who thinks a decision over stays. */
  function goOn() {
    if (one.state === 'closed') return
    const next = caseAfter(client, one._id)
    takeOutCase(client, one._id)
    navigate(next ? detailPath('queue', next) : sectionPath('queue'), { replace: true })
  }

  return (
    <>
      <div className={styles.part}>
        <CaseHead one={one} />
        {one.path && (
          <Link to={one.path} className={styles.link}>
            {text.goThere}
          </Link>
        )}
      </div>
      <EvidenceView one={one} />
      <KeyHint keys={hintsFor(actions, text)} />
      <Group aria-label={text.deeds} className={`${styles.part} ${styles.deeds}`}>
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            look={action === 'remove' || action === 'suspend' ? 'dangerLine' : 'line'}
            onClick={() => act(action)}
          >
            {verbOf(action, one.kind)}…
          </Button>
        ))}
      </Group>
      <CaseReports reports={one.reports} />
      {one.subject && <Strikes strikes={one.strikes} name={one.subject.displayName} />}
      {dialog}
    </>
  )
}

type Words = Record<`key${'Dismiss' | 'Remove' | 'Label' | 'Warn' | 'Suspend'}`, string>

function hintsFor(actions: readonly StaffAction[], text: Words) {
  const hints: [StaffAction, string, string][] = [
    ['dismiss', 'D', text.keyDismiss],
    ['remove', 'R', text.keyRemove],
    ['label', 'L', text.keyLabel],
    ['warn', 'W', text.keyWarn],
    ['suspend', 'S', text.keySuspend],
  ]
  return hints
    .filter(([action]) => actions.includes(action))
    .map(([, letter, meaning]) => [letter, meaning] as const)
}
