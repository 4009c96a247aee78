import axe from 'axe-core'

const THEMES = ['light', 'dark'] as const

// A story is a part of a page: whether the page has landmarks and one main heading is the page's own test.
const OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'landmark-unique']
// A document without layout knows no colours, no sizes and not what is out of sight.
const OF_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

/** What axe finds in the document in either theme, one violation a line; empty if nothing. Leaves `theme` in place. */
export const accessibilityViolations = async (page: Document, theme: string): Promise<string> => {
  const root = page.documentElement
  const violations: string[] = []
  endScriptedAnimations(page)
  for (const each of THEMES) {
    root.dataset['theme'] = each
    const { violations: found } = await axe.run(page.body, { rules: rulesFor(page) })
    for (const { id, help, nodes } of found) {
      violations.push(
        ...nodes.map((node) => `${each}: ${id}: ${help}: ${node.target.join(' ')}\n  ${node.failureSummary}`),
      )
    }
  }
  root.dataset['theme'] = theme
  return violations.join('\n')
}

/** Something that fades has no contrast to measure. Animations of style sheets go on: toasts and celebrations are timed by them. */
const endScriptedAnimations = (page: Document): void => {
  for (const animation of page.getAnimations?.() ?? [])
    if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) animation.finish()
}

const rulesFor = (page: Document) => {
  const hasLayout = page.defaultView?.navigator.userAgent.includes('HappyDOM') !== true
  const off = hasLayout ? OF_PAGES : [...OF_PAGES, ...OF_LAYOUT]
  return Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
}
