import { type Line, useLine } from './line.ts'

/** A request had no reply, or the browser says that it is offline. */
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
