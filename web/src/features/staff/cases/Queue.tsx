import { useEffect, useRef } from 'react'
import { useMedia } from '#lib/useMedia.ts'
import { CasePane } from './CasePane.tsx'
import { CaseTable } from './CaseTable.tsx'

/** All cases, and beside them the one that is open; where there is no room it covers them. */
export function Queue({ id }: { id: string }) {
  const hasRoom = useMedia('(width >= 1280px)')
  const table = useRef<HTMLDivElement>(null)
  const before = useRef(id)

  useEffect(() => {
    const closed = id === '' ? before.current : ''
    before.current = id
    // Who closes a case goes on where they opened it.
    if (closed) table.current?.querySelector<HTMLElement>(`[data-item="${closed}"]`)?.focus()
  }, [id])

  return (
    <>
      <div ref={table} inert={id !== '' && !hasRoom} data-beside={id !== '' || undefined}>
        <CaseTable openId={id} />
      </div>
      {id && <CasePane id={id} />}
    </>
  )
}
