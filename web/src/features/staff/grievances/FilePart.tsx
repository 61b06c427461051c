import { useText } from '#lib/language.ts'
import styles from './Grievance.module.css'
import { GrievanceForm } from './GrievanceForm.tsx'
import { messages } from './messages.ts'

export function FilePart({ onFiled }: { onFiled: (number: string) => void }) {
  const text = useText(messages)
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text.file}</h2>
      <GrievanceForm onFiled={onFiled} />
    </section>
  )
}
