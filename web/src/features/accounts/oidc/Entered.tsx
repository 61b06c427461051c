import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { me } from '#features/core/viewer/me.ts'
import { pathAfterEntry } from '#features/core/viewer/pathAfterEntry.ts'
import { useText } from '#lib/language.ts'
import { Navigate } from '#ui/Navigate.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { storedNext, useFinishAct } from './api.ts'
import { messages } from './messages.ts'
import styles from './oidc.module.css'

/** Back to where the visitor came from, once what they wanted there is done. */
export function Entered({ isBeside = false }: { isBeside?: boolean }) {
  const text = useText(messages)
  const own = useQuery(me())
  const { mutate: finish, data: path, isSuccess, isError } = useFinishAct()
  useEffect(() => {
    if (isBeside) window.close()
    else finish()
  }, [finish, isBeside])

  if (isBeside) return <GoodNews>{text.goOnThere}</GoodNews>
  if (!isSuccess && !isError)
    return (
      <p role="status" className={styles.moment}>
        <Spinner />
        {text.oneMoment}
      </p>
    )
  return <Navigate to={pathAfterEntry(own.data?.user, path ?? storedNext())} />
}
