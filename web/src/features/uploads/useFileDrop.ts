import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files dropped or pasted anywhere on an element; `isOver` while some are held above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  // Every child that is crossed says enter and leave; only as many leaves as enters mean gone.
  const [depth, setDepth] = useState(0)

  function handleDragEnter(event: DragEvent) {
    if (hasFiles(event)) setDepth((depth) => depth + 1)
  }

  function handleDragLeave(event: DragEvent) {
    if (hasFiles(event)) setDepth((depth) => Math.max(0, depth - 1))
  }

  function handleDragOver(event: DragEvent) {
    if (hasFiles(event)) event.preventDefault()
  }

  function handleDrop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDepth(0)
    onFiles([...event.dataTransfer.files])
  }

  /** Text copied from a document may come with a picture of itself: then the text is meant. */
  function handlePaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    onFiles([...files])
  }

  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: handleDragEnter,
      onDragLeave: handleDragLeave,
      onDragOver: handleDragOver,
      onDrop: handleDrop,
      onPaste: handlePaste,
    },
  }
}

function hasFiles(event: DragEvent) {
  return event.dataTransfer.types.includes('Files')
}
