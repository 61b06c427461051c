import {
  Ban,
  Bell,
  ChevronRight,
  Download,
  Eye,
  Footprints,
  Languages,
  Leaf,
  LockKeyhole,
  type LucideIcon,
  Palette,
  ShieldCheck,
  Ticket,
  UserRound,
} from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './SettingNav.module.css'
import { messages } from './sectionMessages.ts'
import { type Section, sectionPath, sections } from './sections.ts'

const icons: Record<Section, LucideIcon> = {
  profile: UserRound,
  account: LockKeyhole,
  language: Languages,
  appearance: Palette,
  saver: Leaf,
  notifications: Bell,
  privacy: Eye,
  blocked: Ban,
  security: ShieldCheck,
  invitations: Ticket,
  data: Download,
}

/** The list of settings: beside them where there is room, a page of its own on a phone. */
export function SettingNav({ current }: { current: Section | null }) {
  const text = useText(messages)
  return (
    <nav aria-label={text.settings} className={styles.nav}>
      {sections.map((section) => {
        const Icon = icons[section]
        return (
          <Link
            key={section}
            to={sectionPath(section)}
            aria-current={section === current ? 'page' : undefined}
            className={styles.entry}
          >
            <Icon size={20} aria-hidden="true" />
            <span className={styles.words}>
              {text[section]}
              <span className={styles.why}>{text[`${section}Why`]}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
          </Link>
        )
      })}
      <Link to="/welcome?step=1&next=%2Fsetting" className={styles.entry}>
        <Footprints size={20} aria-hidden="true" />
        <span className={styles.words}>
          {text.firstSteps}
          <span className={styles.why}>{text.firstStepsWhy}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Link>
    </nav>
  )
}
