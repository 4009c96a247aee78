import { formatNumber } from '../../../i18n/index.ts'
import type { CommandResult } from '../../../sync/index.ts'
import { isMotionReduced } from '../../../theme/motion.ts'
import { statChanges } from '../../event-feedback/index.ts'
import { scoreControlOf } from '../card/index.ts'
import styles from './float-score.module.css'
import { mainChange } from './main-change.ts'

/**
 * Lets the amount that a score brings float up from the control that was pressed. Measures the control before the score, which may remove
 * its card; call the returned function with the result. Nothing floats for players who prefer reduced motion. Hidden from screen readers:
 * the toasts announce it.
 */
export const floatScore = (task: string, direction: 'up' | 'down') => {
  const rect = isMotionReduced() ? undefined : scoreControlOf(task, direction)?.getBoundingClientRect()
  return ({ before, after }: Pick<CommandResult, 'before' | 'after'>): void => {
    const change = mainChange(statChanges(before, after))
    if (change === undefined || rect === undefined) return
    const element = nextElement()
    element.textContent = formatNumber(change.amount, { maximumFractionDigits: 1, signDisplay: 'always' })
    element.dataset['stat'] = change.stat
    const [x, y] = [rect.x + rect.width / 2, rect.y + 6]
    element.animate(rise(x, y), { duration: MILLISECONDS, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' })
  }
}

/** Every animation of a score in the hero's line ends together with it. */
const MILLISECONDS = 900

const rise = (x: number, y: number): Keyframe[] => {
  const at = (below: number) => `translate(calc(${x}px - 50%), calc(${y + below}px - 100%))`
  return [
    { opacity: 0, transform: at(16) },
    { opacity: 1, offset: 0.2 },
    { opacity: 1, offset: 0.7 },
    { opacity: 0, transform: at(0) },
  ]
}

/** As many as float at once. They stay on the page, each a layer of its own, so that a score adds none and takes none away. */
const POOL = 3

const elements: HTMLElement[] = []
let used = 0

const nextElement = (): HTMLElement => {
  const index = used++ % POOL
  const known = elements[index]
  if (known?.isConnected === true) return known
  const element = document.createElement('span')
  element.className = styles.score ?? ''
  element.ariaHidden = 'true'
  document.body.append(element)
  elements[index] = element
  return element
}
