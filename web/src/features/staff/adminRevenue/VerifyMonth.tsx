import { Verify } from '#features/staff/adminParts/Verify.tsx'
import { useText } from '#lib/language.ts'
import { verifyMonth } from './api.ts'
import { messages } from './messages.ts'
import styles from './Revenue.module.css'

/** Has a month computed again from what was kept of it. */
export function VerifyMonth({ month }: { month: string }) {
  const text = useText(messages)

  return (
    <div className={styles.verify}>
      <Verify
        label={text.verify}
        busyLabel={text.verifying}
        verify={() => verifyMonth(month)}
        rightOf={({ isSame }) => isSame && text.same}
        wrongOf={({ isSame, computed }) =>
          !isSame && (
            <>
              {text.notSame}. {text.computed}: <code>{computed}</code>
            </>
          )
        }
      />
    </div>
  )
}
