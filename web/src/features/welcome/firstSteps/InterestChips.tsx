import { INTERESTS } from '@jes/contract/welcome/choices'
import type { Interest } from '@jes/contract/welcome/firstSteps'
import {
  BriefcaseBusiness,
  Clapperboard,
  Cpu,
  GraduationCap,
  Landmark,
  type LucideIcon,
  MountainSnow,
  Music,
  PartyPopper,
  Plane,
  Soup,
  Sprout,
  Trophy,
} from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './InterestChips.module.css'
import { messages as interestMessages } from './interestMessages.ts'
import { messages } from './messages.ts'

const icons: Record<Interest, LucideIcon> = {
  trekking: MountainSnow,
  food: Soup,
  cricket: Trophy,
  jobs: BriefcaseBusiness,
  music: Music,
  farming: Sprout,
  festivals: PartyPopper,
  technology: Cpu,
  studies: GraduationCap,
  abroad: Plane,
  films: Clapperboard,
  history: Landmark,
}

type Props = { chosen: Interest[]; onChange: (interests: Interest[]) => void }

export function InterestChips({ chosen, onChange }: Props) {
  const text = useText(messages)
  const names = useText(interestMessages)

  return (
    <fieldset className={styles.interests}>
      <legend className={styles.legend}>
        {text.interests}
        <span className={styles.chosen}>{text.chosen(chosen.length)}</span>
      </legend>
      {INTERESTS.map((interest) => {
        const Icon = icons[interest]
        const others = chosen.filter((one) => one !== interest)
        return (
          <label key={interest} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(interest)}
              onChange={({ target }) => onChange(target.checked ? [...others, interest] : others)}
            />
            <Icon size={18} aria-hidden="true" />
            {names[interest]}
          </label>
        )
      })}
    </fieldset>
  )
}
