import { NotHere } from '#features/search/search/NotHere.tsx'

export function NotFoundPage() {
  return <NotHere />
}
