import { EndOfList } from '#ui/EndOfList.tsx'
import { Flags } from '#ui/Flags.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

export function StateSections() {
  return (
    <>
      <Section title="Waiting and ends">
        <div className={styles.row}>
          <Spinner /> Loading more notifications...
        </div>
        <div className={styles.row}>
          <Flags />
        </div>
        <EndOfList>You're all caught up!</EndOfList>
      </Section>
      <Section title="Skeleton">
        <SkeletonGroup className={styles.stack}>
          <div className={styles.row}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <Skeleton width="12rem" />
          </div>
          <Skeleton width="72%" height="1.25rem" />
          <Skeleton />
          <Skeleton shape="tile" height="8rem" />
          <Skeleton shape="pill" width="7rem" height="2.25rem" />
        </SkeletonGroup>
      </Section>
      <Section title="Page header">
        <div className={styles.wide}>
          <PageHeader title="Settings" back="/" />
          <PageHeader title="सेभ गरेका" />
        </div>
      </Section>
    </>
  )
}
