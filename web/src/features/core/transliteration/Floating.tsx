import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Group } from '#ui/Group.tsx'
import { caretBox } from './caretBox.ts'
import type { Field } from './field.ts'
import styles from './typing.module.css'

const GAP = 4
const MARGIN = 8

type Props = {
  field: Field
  /** The letter that it belongs to. */
  at: number
  label: string
  children: ReactNode
}

/** A strip in the top layer: below a word of a text, or after it in a field of one line. */
export function Floating({ field, at, label, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => strip.current?.showPopover?.(), [])
  useLayoutEffect(() => {
    if (field.current && strip.current) place(strip.current, field.current, at)
  })
  useEffect(() => {
    const follow = () => field.current && strip.current && place(strip.current, field.current, at)
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    document.addEventListener('scroll', follow, options)
    window.addEventListener('resize', follow, options)
    return () => listening.abort()
  }, [field, at])

  return (
    <Group ref={strip} popover="manual" aria-label={label} className={styles.strip}>
      {children}
    </Group>
  )
}

function place(strip: HTMLElement, field: HTMLInputElement | HTMLTextAreaElement, at: number) {
  const { offsetWidth: width, offsetHeight: height } = strip
  const box = field.getBoundingClientRect()
  const isArea = field instanceof HTMLTextAreaElement
  const word = caretBox(field, isArea ? at : field.value.length)
  const isBeside = !isArea && word.left + MARGIN + width < box.right - MARGIN
  const below = (isArea ? word.top + word.height : box.bottom) + GAP
  const isRoom = below + height < (window.visualViewport?.height ?? innerHeight)
  const top = isBeside
    ? box.top + (box.height - height) / 2
    : isRoom
      ? below
      : (isArea ? word.top : box.top) - height - GAP
  const left = isBeside ? word.left + MARGIN : Math.min(word.left, box.right - width)
  strip.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`
  strip.style.top = `${top}px`
}
