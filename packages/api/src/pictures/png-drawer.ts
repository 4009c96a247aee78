type Drawer = (tag: string, svg: () => string) => Promise<Buffer | undefined>

/** Pictures drawn at once, each in a thread of its own, and those that may wait: about a second of work. */
const AT_ONCE = 2
const MAY_WAIT = 40

/** Pictures that stay in memory, about 80 KB each. */
const MOST_DRAWINGS = 100

/**
 * Draws SVG as PNG. Equal pictures are drawn once; with too many waiting there is no answer, so that a crowd costs the
 * server two threads at most.
 */
export const createPngDrawer = (): Drawer => {
  const drawings = new Map<string, Promise<Buffer | undefined>>()
  const waiting: Array<() => void> = []
  let drawing = 0

  const turn = async (): Promise<void> => {
    if (drawing < AT_ONCE) drawing += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const endTurn = (): void => {
    const next = waiting.shift()
    if (next === undefined) drawing -= 1
    else next()
  }
  const draw = async (svg: () => string): Promise<Buffer | undefined> => {
    await turn()
    try {
      const { renderAsync } = await import('@resvg/resvg-js')
      return (await renderAsync(svg(), { font: { loadSystemFonts: false } })).asPng()
    } catch {
      return undefined
    } finally {
      endTurn()
    }
  }

  return (tag, svg) => {
    const earlier = drawings.get(tag)
    if (earlier !== undefined) return earlier
    if (waiting.length >= MAY_WAIT) return Promise.resolve(undefined)
    const picture = draw(svg).then((png) => {
      if (png === undefined) drawings.delete(tag)
      return png
    })
    drawings.set(tag, picture)
    const [oldest] = drawings.keys()
    if (drawings.size > MOST_DRAWINGS && oldest !== undefined) drawings.delete(oldest)
    return picture
  }
}
