import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { AllDone } from './AllDone.tsx'
import { firstWeek, useCloseWeek } from './api.ts'
import styles from './FirstWeekCard.module.css'
import { messages } from './messages.ts'
import { TaskRow } from './TaskRow.tsx'
import { tasksHere } from './tasks.ts'
import { WeekFlags } from './WeekFlags.tsx'

/** The five things of the first week, until they are done, seven days are over or somebody closes it. */
export function FirstWeekCard({ name }: { name: string }) {
  const text = useText(messages)
  const id = useId()
  const week = useQuery(firstWeek()).data?.week
  const close = useCloseWeek()
  if (!week) return null

  const { hub } = week
  const tasks = tasksHere()
  const done = tasks.filter((task) => week.done.includes(task))
  const next = tasks.find((task) => !done.includes(task))
  return (
    <section aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {text.yourWeek}
          </h2>
          <p className={styles.so}>
            {text.doneOf(done.length, tasks.length)} · {text.goodStart(name)}
          </p>
        </div>
        <WeekFlags raised={done.length} of={tasks.length} />
        <IconButton label={text.close} onClick={() => close.mutate()}>
          <X />
        </IconButton>
      </header>
      {next ? (
        <ul>
          {tasks.map((task) => (
            <TaskRow
              key={task}
              task={task}
              hub={hub}
              isDone={done.includes(task)}
              isNext={task === next}
            />
          ))}
        </ul>
      ) : (
        <AllDone />
      )}
    </section>
  )
}
