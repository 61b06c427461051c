import { NotHere } from '#features/search/NotHere.tsx'

export function EditPostPage() {
  return <NotHere />
}
