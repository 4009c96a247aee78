/** The part of React's tree that devtools read: what a component is, and whether the last commit has run it. */
type Fiber = {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** React sets it where a component has run. */
const PERFORMED_WORK = 1

/**
 * Notes the names of components that run again with each commit, in its order, a list for each commit. Import it before anything that imports
 * React's renderer, which looks for devtools once.
 */
export const commits: Array<ReadonlyArray<string>> = []

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => commits.push(namesOf(current)),
  },
})

/** Of a tree that was there before: what it left alone is the same child. */
const namesOf = (fiber: Fiber): ReadonlyArray<string> => {
  const hasRun = fiber.alternate !== null && (fiber.flags & PERFORMED_WORK) !== 0
  const own = hasRun ? [nameOf(fiber.type)].filter((name) => name !== '') : []
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return own
  return [...own, ...childrenOf(fiber).flatMap(namesOf)]
}

const childrenOf = ({ child }: Fiber): ReadonlyArray<Fiber> => {
  const all: Fiber[] = []
  for (let each = child; each !== null; each = each.sibling) all.push(each)
  return all
}

const nameOf = (type: unknown): string => (typeof type === 'function' ? type.name : '')
