import type { ReactionSign } from '@jes/contract/messages/messages'
import { Heart, Laugh } from 'lucide-react'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import { PeakIcon } from '#ui/PeakIcon.tsx'

/** One of the six signs, drawn like the icons beside it. */
export function SignIcon({ sign }: { sign: ReactionSign }) {
  switch (sign) {
    case 'heart':
      return <Heart fill="currentColor" />
    case 'peak':
      return <PeakIcon filled />
    case 'marigold':
      return <MarigoldIcon />
    case 'laugh':
      return <Laugh />
    case 'namaste':
      return (
        <Drawn path="M12 3v12M12 3c-1.6 2.6-3 5.4-3.4 8.6L5.5 16v4.5h4.2L12 18l2.3 2.5h4.2V16l-3.1-4.4C15 8.4 13.6 5.6 12 3Z" />
      )
    case 'diyo':
      return (
        <Drawn path="M3 14h18c-.6 3.6-4 6-9 6s-8.4-2.4-9-6ZM12 11c-2.2 0-3-1.4-3-2.8C9 6.2 12 3 12 3s3 3.2 3 5.2c0 1.4-.8 2.8-3 2.8Z" />
      )
  }
}

function Drawn({ path }: { path: string }) {
  return (
    <svg
      className="lucide"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
