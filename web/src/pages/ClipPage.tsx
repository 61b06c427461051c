import { NotHere } from '#features/search/NotHere.tsx'

export function ClipPage() {
  return <NotHere />
}
