import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './profileEdit.module.css'

/** The shape of the form that is on its way. */
export function ProfileEditPending() {
  return (
    <SkeletonGroup className={styles.form}>
      <Skeleton height="11rem" />
      <Skeleton height="4.75rem" />
      <Skeleton height="7.5rem" />
      <Skeleton height="4.75rem" />
    </SkeletonGroup>
  )
}
