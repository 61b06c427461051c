import type { SignUpBlock } from '@jes/contract/accounts/signUps'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { messages as parts } from '#features/staff/adminParts/messages.ts'
import { Bar, Note, Row } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { removeBlock, signUpBlocks } from './api.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { messages } from './messages.ts'
import styles from './SignUps.module.css'

/** Domains and networks from which nobody signs up; admins change them. */
export function Blocks({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const shared = useText(parts)
  const client = useQueryClient()
  const blocks = useQuery(signUpBlocks())
  const [count, setCount] = useState(0)
  const [isAsking, setIsAsking] = useState(false)

  async function remove({ _id, value }: SignUpBlock) {
    try {
      await removeBlock(client, _id)
      toast.show(text.unblocked(value))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  function ask() {
    setCount(count + 1)
    setIsAsking(true)
  }

  return (
    <>
      <Note>
        {text.blockedNote} {!isAdmin && shared.adminsOnly}
      </Note>
      {isAdmin && (
        <Bar>
          <Button size="sm" onClick={ask}>
            {text.block}…
          </Button>
        </Bar>
      )}
      {blocks.isPending && <RowsPending rows={3} />}
      {blocks.isLoadingError && (
        <FailedState reason={blocks.error.message} onRetry={() => void blocks.refetch()} />
      )}
      {blocks.data?.length === 0 && (
        <EmptyState art={<SearchArt />} title={text.noBlocks}>
          {text.noBlocksSentence}
        </EmptyState>
      )}
      <ul>
        {blocks.data?.map((block) => (
          <li key={block._id}>
            <Row>
              <div className={styles.head}>
                <div>
                  <p className={styles.name}>{block.value}</p>
                  <p className={styles.hint}>
                    <Txt>{block.reason}</Txt>
                    {block.by && ` · ${text.by(block.by.displayName)}`} ·{' '}
                    <Time iso={block.createdAt} />
                  </p>
                </div>
                {isAdmin && (
                  <IconButton label={text.unblock(block.value)} onClick={() => void remove(block)}>
                    <X />
                  </IconButton>
                )}
              </div>
            </Row>
          </li>
        ))}
      </ul>
      {count > 0 && <BlockDialog key={count} open={isAsking} onClose={() => setIsAsking(false)} />}
    </>
  )
}
