import { NotHere } from '#features/search/NotHere.tsx'

export function PostPage() {
  return <NotHere />
}
