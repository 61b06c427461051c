import { Globe, Lock, MountainSnow, Soup } from 'lucide-react'
import { count, number, rupees } from '#lib/numbers.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import { PeakIcon, ValleyIcon } from '#ui/PeakIcon.tsx'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import { Time } from '#ui/Time.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

const sizes = [24, 28, 36, 44, 52, 84] as const
const names = ['Dipesh Yadav', 'अनिता राई', 'मनोज', 'Sita', 'स्नेहा', 'Bibek Shrestha']
const minutesAgo = [0, 2, 150, 4400, 40_000, 700_000]

export function IdentitySections() {
  return (
    <>
      <Section title="Avatar, hub icon, badge, chip">
        <div className={styles.row}>
          {sizes.map((size, index) => (
            <Avatar key={size} id={`person-${index}`} name={names[index] ?? ''} size={size} />
          ))}
        </div>
        <div className={styles.row}>
          <HubIcon id="hub-2" name="KathmanduEats" icon={<Soup />} size={48} />
          <HubIcon id="hub-5" name="TrekNepal" icon={<MountainSnow />} size={48} />
          <HubIcon id="hub-8" name="किसान साथी" size={48} />
          <HubIcon id="hub-11" name="ITNepal" size={40} />
          <CountBadge count={7} label="unread" />
          <CountBadge count={140} />
          <CountBadge count={3} look="quiet" />
          <CountBadge count={0} />
          <span>
            Aarati Gurung <PremiumMark />
          </span>
        </div>
        <div className={styles.row}>
          <Chip>#trekking</Chip>
          <Chip tone="green" icon={<Globe />}>
            Public
          </Chip>
          <Chip icon={<Lock />}>Private</Chip>
          <Chip tone="red">Author</Chip>
          <Chip tone="gold" icon={<MarigoldIcon />}>
            Premium
          </Chip>
          <Chip tone="blue">Comment</Chip>
          <Chip size="sm">Vote</Chip>
        </div>
        <div className={styles.row}>
          <PeakIcon />
          <PeakIcon filled color="var(--vote-up)" />
          <ValleyIcon />
          <ValleyIcon filled color="var(--vote-down)" />
          <MarigoldIcon />
        </div>
      </Section>
      <Section title="Numbers and times">
        <p>{[7, 1000, 1001, 91_400, 1_250_000].map(count).join(' · ')}</p>
        <p>
          {number(1_234_567)} · {rupees(1499)}
        </p>
        {minutesAgo.map((minutes) => (
          <p key={minutes} className={styles.muted}>
            <Time iso={new Date(Date.now() - minutes * 60_000).toISOString()} />
          </p>
        ))}
      </Section>
    </>
  )
}
