/** A corner of a path, in the units of its drawing. */
type Point = { readonly x: number; readonly y: number }

/** What a path passes through, or why nobody can draw it. */
export type PathData = { readonly points: ReadonlyArray<Point>; readonly fault?: string }

/** How many numbers each command takes, again and again. https://www.w3.org/TR/SVG2/paths.html */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The places of the two flags of an arc, which may stand together without a blank. */
const FLAGS = new Set([3, 4])

const SEPARATOR = /[\s,]*/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const FLAG = /[01]/y
const COMMAND = /[a-z]/iy

/** Reads the `d` of a path, up to its first fault. */
export const readPathData = (d: string): PathData => {
  const text = reader(d)
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  for (;;) {
    text.take(SEPARATOR)
    if (text.isDone()) return points.length === 0 ? { points, fault: 'a path without "d"' } : { points }
    const command = text.take(COMMAND)
    const count = ARGUMENTS[command?.toUpperCase() ?? '']
    if (command === undefined || count === undefined) return { points, fault: `no command of a path: "${text.near()}"` }
    if (points.length === 0 && command.toUpperCase() !== 'M') return { points, fault: 'a path begins with "M"' }
    const read = argumentsOf(text, command, count)
    if (typeof read === 'string') return { points, fault: read }
    for (const numbers of read) {
      at = pointAfter(command, numbers, at)
      points.push(at)
    }
    if (count === 0) at = start
    if (command.toUpperCase() === 'M') start = points.at(-read.length) ?? at
  }
}

type Reader = {
  readonly take: (pattern: RegExp) => string | undefined
  readonly isDone: () => boolean
  /** The next few letters, for a message. */
  readonly near: () => string
  readonly isAtNumber: () => boolean
}

const SHOWN = 12

const reader = (text: string): Reader => {
  let position = 0
  return {
    take: (pattern) => {
      pattern.lastIndex = position
      const found = pattern.exec(text)?.[0]
      position += found?.length ?? 0
      return found
    },
    isDone: () => position >= text.length,
    near: () => text.slice(position, position + SHOWN),
    isAtNumber: () => /[\d.+-]/.test(text[position] ?? ''),
  }
}

const argumentsOf = (text: Reader, command: string, count: number): ReadonlyArray<ReadonlyArray<number>> | string => {
  if (count === 0) return []
  const all: number[][] = []
  do {
    const numbers: number[] = []
    while (numbers.length < count) {
      text.take(SEPARATOR)
      const isFlag = command.toUpperCase() === 'A' && FLAGS.has(numbers.length)
      const found = text.take(isFlag ? FLAG : NUMBER)
      if (found === undefined) return `"${command}" takes ${count} numbers, found "${text.near()}"`
      numbers.push(Number(found))
    }
    all.push(numbers)
    text.take(SEPARATOR)
  } while (text.isAtNumber())
  return all
}

const pointAfter = (command: string, numbers: ReadonlyArray<number>, from: Point): Point => {
  const isRelative = command === command.toLowerCase()
  const origin = isRelative ? from : { x: 0, y: 0 }
  const [x = 0, y = 0] = numbers.slice(-2)
  if (command.toUpperCase() === 'H') return { x: origin.x + (numbers[0] ?? 0), y: from.y }
  if (command.toUpperCase() === 'V') return { x: from.x, y: origin.y + (numbers[0] ?? 0) }
  return { x: origin.x + x, y: origin.y + y }
}
