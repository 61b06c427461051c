import type { ChartPoint } from './chartScale.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  title: string
  columns: readonly [at: string, value: string]
  points: readonly ChartPoint[]
}

/** The same for those who do not see the drawing. */
export function ChartTable({ title, columns, points }: Props) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, shown }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              <td>{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
