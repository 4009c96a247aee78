/** For `beforeEach` of a story: its page is written from right to left, until the story ends. */
export const rightToLeft = (): (() => void) => {
  const root = document.documentElement
  const before = root.dir
  root.dir = 'rtl'
  return () => {
    root.dir = before
  }
}
