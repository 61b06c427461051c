import { create } from 'zustand'

/** In doubt a request had no reply, though the browser says that it is connected: the server is asked once more. */
export type Line = 'up' | 'in doubt' | 'cut' | 'back'

/** Whether the server can be reached. */
export const useLine = create<{ line: Line }>(() => ({ line: 'up' }))

export function lineFailed() {
  const { line } = useLine.getState()
  if (!navigator.onLine) setLine('cut')
  else if (line === 'up' || line === 'back') setLine('in doubt')
}

export function lineWorks() {
  const { line } = useLine.getState()
  if (line === 'cut') setLine('back')
  else if (line === 'in doubt') setLine('up')
}

export function setLine(line: Line) {
  if (useLine.getState().line !== line) useLine.setState({ line })
}
