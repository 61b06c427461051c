import type { Automod, AutomodTrial } from '@jes/contract/hubs/automod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { saveRules, tryRules } from './api.ts'
import { isSame, type RuleDraft, ruleOf } from './draft.ts'
import { dropDrafts, keepDrafts, useDrafts } from './drafts.ts'
import { messages } from './messages.ts'

type Work = 'try' | 'save' | 'switch'

/** The rules as they are typed, tried and kept. */
export function useAutomod(hub: string, saved: Automod) {
  const text = useText(messages)
  const client = useQueryClient()
  const drafts = useDrafts(hub, saved)
  const rules = drafts.map(ruleOf)
  const [tried, setTried] = useState<{ rules: typeof rules; trial: AutomodTrial } | null>(null)
  const [work, setWork] = useState<Work>()
  const { send, problems, isSending, mend } = useSend()

  const isChanged = !isSame(rules, saved.rules)
  const isJustTried = tried !== null && isSame(rules, tried.rules)
  const isTried = isJustTried || (!isChanged && saved.isTried)

  function doing(work: Work, action: () => Promise<void>) {
    setWork(work)
    mend()
    return send(action)
  }

  function change(drafts: RuleDraft[]) {
    keepDrafts(hub, drafts)
    mend()
  }

  function attempt() {
    return doing('try', async () => setTried({ rules, trial: await tryRules(client, hub, rules) }))
  }

  function save(isOn: boolean) {
    return doing(isOn === saved.isOn ? 'save' : 'switch', async () => {
      await saveRules(client, hub, { rules, isOn })
      dropDrafts(hub)
      toast.success(isOn === saved.isOn ? text.saved : isOn ? text.on : text.off)
    })
  }

  return {
    drafts,
    change,
    attempt,
    save,
    work: isSending ? work : null,
    isChanged,
    isTried,
    trial: isJustTried ? tried.trial : null,
    /** What is wrong with the whole. */
    problem: problems.form ?? problems.rules,
    problemOf: (place: number) => problemAt(problems, place),
  }
}

/** The server names the very word; here its rule is enough. */
function problemAt(problems: Record<string, string>, place: number) {
  const field = `rules.${place}`
  return Object.entries(problems).find(([key]) => key === field || key.startsWith(`${field}.`))?.[1]
}
