import { NotHere } from '#features/search/NotHere.tsx'

export function BlogPage() {
  return <NotHere />
}
