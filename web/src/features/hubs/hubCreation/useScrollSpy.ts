import { useRef, useState } from 'react'
import { wantsStillness } from '#ui/motion.ts'
import { SECTIONS, type Section } from './sections.ts'

/** Which section is being read, and a way to go to another. */
export function useScrollSpy() {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<Section>('basics')

  function handleScroll() {
    const scroller = ref.current!
    const { top, height } = scroller.getBoundingClientRect()
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 4
    const passed = SECTIONS.filter((name) => {
      const section = sectionIn(scroller, name)
      return section && section.getBoundingClientRect().top <= top + height / 3
    })
    setCurrent((isAtEnd && scroller.scrollTop > 0 ? SECTIONS.at(-1) : passed.at(-1)) ?? 'basics')
  }

  /** The heading takes the focus, so that the next Tab goes into the section. */
  function goTo(name: Section) {
    const section = ref.current && sectionIn(ref.current, name)
    section?.querySelector('h3')?.focus({ preventScroll: true })
    section?.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' })
    setCurrent(name)
  }

  return { ref, current, handleScroll, goTo }
}

function sectionIn(scroller: HTMLElement, name: Section) {
  return scroller.querySelector<HTMLElement>(`[data-section="${name}"]`)
}
