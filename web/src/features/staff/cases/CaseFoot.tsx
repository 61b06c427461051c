import type { CaseDetail, StaffAction } from '@jes/contract/staff/cases'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, Check, type LucideIcon, RotateCcw, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { sectionPath } from '#features/staff/admin/sections.ts'
import { ReasonField } from '#features/staff/adminTemplates/ReasonField.tsx'
import { actionsFor } from '#features/staff/staffActions/actions.ts'
import { decideCase } from '#features/staff/staffActions/api.ts'
import { messages as actionMessages } from '#features/staff/staffActions/messages.ts'
import { verbOf } from '#features/staff/staffActions/sayings.ts'
import { useStaffActions } from '#features/staff/staffActions/useStaffActions.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Group } from '#ui/Group.tsx'
import { caseAfter, casePath, takeOutCase } from './api.ts'
import { buttonsFor, needsDialog, needsReason } from './buttons.ts'
import styles from './Case.module.css'
import { messages } from './messages.ts'
import { standingOf, targetOf } from './standingOf.ts'
import { useCaseKeys } from './useCaseKeys.ts'

const LOOKS: Partial<Record<StaffAction, 'quiet' | 'danger'>> = {
  dismiss: 'quiet',
  remove: 'danger',
}

const ICONS: Partial<Record<StaffAction, LucideIcon>> = {
  dismiss: Check,
  warn: TriangleAlert,
  remove: Trash2,
  restore: RotateCcw,
  suspend: Ban,
  unsuspend: RotateCcw,
}

/** Why, what the member reads of it, and the four things that can be done, each by a key. */
export function CaseFoot({ one }: { one: CaseDetail }) {
  const text = useText(messages)
  const words = useText(actionMessages)
  const client = useQueryClient()
  const { search } = usePlace()
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState<StaffAction | null>(null)
  const { ask, act, dialog } = useStaffActions()
  const { problems, isBusy, run, complain } = useAction(() => {})
  const actions = actionsFor(standingOf(one))
  const buttons = buttonsFor(actions)
  const said = reason.trim()

  useCaseKeys((key) => {
    if (typeof key !== 'number') return false
    const action = buttons[key - 1]
    if (!action || isBusy || isShut(action)) return false
    decide(action)
    return true
  })

  function isShut(action: StaffAction) {
    return needsReason(action) && said === ''
  }

  function decide(action: StaffAction) {
    const chosen = {
      ...targetOf(one),
      action,
      reason: said,
      send: (decision: Parameters<typeof decideCase>[2]) => decideCase(client, one._id, decision),
      onDone: goOn,
    }
    if (needsDialog(action)) return ask(chosen)
    setSent(action)
    void run(() => act(chosen, { action, reason: said || words.notBroken }))
  }

  /** To the next open case; after deciding a closed one again it stays. */
  function goOn() {
    setReason('')
    if (one.state === 'closed') return
    const next = caseAfter(client, one._id)
    takeOutCase(client, one._id)
    const to = next ? casePath(next, search) : sectionPath('queue') + search
    navigate(to, { replace: true, keepsScroll: true })
  }

  return (
    <footer className={styles.foot}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <div className={styles.reason}>
        <ReasonField
          label={text.words}
          error={problems.reason}
          value={reason}
          onChange={(next) => {
            setReason(next)
            complain({})
          }}
        />
      </div>
      <Group aria-label={text.actions} className={styles.actions}>
        {buttons.map((action, index) => {
          if (!action) return null
          const Icon = ICONS[action]
          return (
            <Button
              key={action}
              look={LOOKS[action] ?? 'line'}
              disabled={isShut(action)}
              busy={isBusy && sent === action}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => decide(action)}
            >
              {Icon && <Icon />}
              {verbOf(action, one.kind)}
              {needsDialog(action) && '…'}
              <span className={styles.key} aria-hidden="true">
                {inDigits(String(index + 1))}
              </span>
            </Button>
          )
        })}
      </Group>
      {actions.includes('label') && (
        <Button look="ghost" size="sm" onClick={() => decide('label')}>
          {verbOf('label', one.kind)}…
        </Button>
      )}
      {dialog}
    </footer>
  )
}
