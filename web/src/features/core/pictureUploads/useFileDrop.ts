import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

/** Files dropped or pasted anywhere on an element; `isOver` while some are dragged above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  // Every crossed child fires enter and leave; it is left when both counts are equal.
  const [depth, setDepth] = useState(0)
  useRefusalElsewhere()

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

  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || isTextMeant(event.clipboardData.getData('text/plain'), files)) return
    event.preventDefault()
    onFiles(files)
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

/** A file dropped beside the element would open instead of the page, and the text would be lost. */
function useRefusalElsewhere() {
  useEffect(() => {
    function refuse(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/**
 * Text copied from a document may come with a picture of itself: then the text is meant. A file copied from a folder
 * may come with its name or path: then the file is meant.
 */
function isTextMeant(text: string, files: readonly File[]) {
  const names = new Set(files.map(({ name }) => name))
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return !lines.every((line) => names.has(line.split(/[/\\]/).at(-1)!.trim()))
}

function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }) {
  return dataTransfer?.types.includes('Files') ?? false
}
