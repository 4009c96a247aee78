/** Tells what is wrong with a piece of data, in a designer's words; each sentence begins with the path to it. */
export type Check = (input: unknown, path: string) => ReadonlyArray<string>

const expecting =
  (expected: string, is: (input: unknown) => boolean): Check =>
  (input, path) =>
    is(input) ? [] : [`${path}: expected ${expected}, found ${JSON.stringify(input) ?? 'nothing'}`]

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export const word = expecting('a word', (input) => typeof input === 'string' && input !== '')
export const number = expecting('a number', (input) => typeof input === 'number')
export const yesNo = expecting('true or false', (input) => typeof input === 'boolean')
export const color = expecting('a colour like #2f6f73', (input) => typeof input === 'string' && HEX.test(input))

/** One of the words there are. */
export const among = (what: string, words: ReadonlyArray<string>): Check =>
  expecting(`${what} (${words.join(', ')})`, (input) => typeof input === 'string' && words.includes(input))

export const orNull =
  (check: Check): Check =>
  (input, path) =>
    input === null ? [] : check(input, path)

/** A list of things of one kind; with a length, exactly that many. */
export const list =
  (check: Check, length?: number): Check =>
  (input, path) => {
    if (!Array.isArray(input)) return [`${path}: expected a list`]
    if (length !== undefined && input.length !== length) return [`${path}: expected ${length}, found ${input.length}`]
    return input.flatMap((item, index) => check(item, `${path}[${index}]`))
  }

export const palette = list(color, 6)

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const join = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`)

/** An object with these fields and no others. `"//"` is free for comments. */
export const closed =
  (required: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (input, path) => {
    if (!isObject(input)) return [`${path}: expected an object`]
    const given = Object.keys(input).filter((field) => field !== '//')
    return [
      ...Object.entries(required).flatMap(([field, check]) => check(input[field], join(path, field))),
      ...given
        .filter((field) => !(field in required))
        .flatMap(
          (field) => optional[field]?.(input[field], join(path, field)) ?? [`${join(path, field)}: unknown field`],
        ),
    ]
  }

/** Any names, each with a value of one kind. */
export const byName =
  (check: Check): Check =>
  (input, path) =>
    isObject(input)
      ? Object.keys(input)
          .filter((name) => name !== '//')
          .flatMap((name) => check(input[name], join(path, name)))
      : [`${path}: expected an object`]
