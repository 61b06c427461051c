import { useQuery } from '@tanstack/react-query'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './security.module.css'
import { messages } from './twoStepMessages.ts'

/** Black on white in both themes: not every camera reads it the other way round. */
export function QrCode({ uri }: { uri: string }) {
  const text = useText(messages)
  const { data: code, isError } = useQuery({
    queryKey: keyFor('qr code', uri),
    // Few ever need it, so few load it.
    queryFn: async () => (await import('uqr')).encode(uri, { ecc: 'M', border: 3 }),
    staleTime: Number.POSITIVE_INFINITY,
    // It holds the secret: removed from the cache as soon as nobody looks at it.
    gcTime: 0,
  })

  if (isError) return <p className={styles.hint}>{text.qrFailed}</p>
  if (!code)
    return (
      <SkeletonGroup>
        <Skeleton width="12rem" height="12rem" shape="tile" />
      </SkeletonGroup>
    )
  return (
    <svg
      role="img"
      aria-label={text.qrCode}
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={styles.qr}
    >
      <path d={squares(code.data)} />
    </svg>
  )
}

function squares(rows: boolean[][]) {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
