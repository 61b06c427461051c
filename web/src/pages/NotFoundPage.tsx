import { NotHere } from '#features/search/NotHere.tsx'

export function NotFoundPage() {
  return <NotHere />
}
