import { type ReactNode, useRef } from 'react'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { useMedia } from '#lib/useMedia.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import styles from './SettingLayout.module.css'
import { SettingNav } from './SettingNav.tsx'
import { messages } from './sectionMessages.ts'
import { type Section, sectionIn } from './sections.ts'

type Props = {
  /** Notices about the whole account are above all settings. */
  notes: ReactNode
  children: (section: Section) => ReactNode
}

/** With enough space the list is beside a section; a phone shows either. */
export function SettingLayout({ notes, children }: Props) {
  const text = useText(messages)
  const { hash, move } = usePlace()
  const isWide = useMedia('(width >= 48rem)')
  const section = sectionIn(hash) ?? (isWide ? 'profile' : null)
  const isPart = !isWide && section !== null
  const isFirst = useRef(true)

  // Another section is another page: it starts at its top, and on a phone the pressed link is gone.
  useEffectOn([hash], () => {
    const isNew = !isFirst.current && move !== 'pop'
    isFirst.current = false
    if (!isNew) return
    window.scrollTo(0, 0)
    if (!isWide) document.getElementById('main')?.focus({ preventScroll: true })
  })

  return (
    <>
      <PageHeader title={isPart ? text[section] : text.settings} back={isPart ? '/setting' : '/'} />
      {notes}
      <div className={styles.layout}>
        {(isWide || !section) && <SettingNav current={section} />}
        {section && <div className={styles.part}>{children(section)}</div>}
      </div>
    </>
  )
}
