import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Page.module.css'

type Props = {
  /** What the pages have in common. */
  readonly label: string
  /** Links; the current one has `aria-current`. */
  readonly children: ReactNode
}

/** The way between pages that belong together. Where they have no room, the current one comes into view. */
export const PageTabs = ({ label, children }: Props) => {
  const nav = useRef<HTMLElement>(null)
  const shown = useRef<Element>(undefined)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]') ?? undefined
    if (current === shown.current) return
    shown.current = current
    // of the row alone: the page stays where it is
    if (current !== undefined && nav.current !== null) nav.current.scrollLeft += toMiddle(nav.current, current)
  })
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}

const toMiddle = (row: HTMLElement, tab: HTMLElement): number => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  return inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
