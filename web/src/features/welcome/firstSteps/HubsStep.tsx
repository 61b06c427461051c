import type { FirstSteps, FirstStepsChange } from '@jes/contract/welcome/firstSteps'
import { useQuery } from '@tanstack/react-query'
import { HubRowsPending } from '#features/hubs/hubs/HubRowsPending.tsx'
import { useText } from '#lib/language.ts'
import { QuietFailure } from '#ui/QuietFailure.tsx'
import { firstHubs } from './api.ts'
import { DistrictChoice } from './DistrictChoice.tsx'
import { HubNews } from './HubNews.tsx'
import styles from './HubsStep.module.css'
import { InterestChips } from './InterestChips.tsx'
import { messages } from './messages.ts'

type Props = { steps: FirstSteps; onChange: (change: FirstStepsChange) => void }

/** Where somebody is from and what interests them; the hubs below follow at once. */
export function HubsStep({ steps, onChange }: Props) {
  const text = useText(messages)
  const hubs = useQuery(firstHubs())

  return (
    <>
      <DistrictChoice steps={steps} onChange={onChange} />
      <InterestChips chosen={steps.interests} onChange={(interests) => onChange({ interests })} />
      <section className={styles.hubs}>
        <h2 className={styles.title}>{text.saidNow}</h2>
        {hubs.isPending && <HubRowsPending rows={3} />}
        {hubs.isError && <QuietFailure onRetry={() => void hubs.refetch()} />}
        {hubs.data?.jehubs.length === 0 && <p className={styles.none}>{text.noHubs}</p>}
        {hubs.data?.jehubs.map((hub) => (
          <HubNews key={hub._id} hub={hub} />
        ))}
      </section>
    </>
  )
}
