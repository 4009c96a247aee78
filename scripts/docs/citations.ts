/** A citation of the reference or of a decision, found in a text. */
export type Citation = { readonly line: number; readonly text: string; readonly target: Target }

export type Target =
  | { readonly type: 'section'; readonly page: string; readonly section: string; readonly detail?: Detail }
  | { readonly type: 'page'; readonly page: string }
  | { readonly type: 'decision'; readonly path: string }

/** What a citation names inside of a section: an item of a list or table by number, or a word. */
export type Detail = { readonly type: 'item' | 'word'; readonly name: string }

export type Problem = { readonly line: number; readonly text: string; readonly reason: string }

/** Pages that may be cited: the text of each section by its number, subsections included. */
export type Pages = ReadonlyMap<string, ReadonlyMap<string, string>>

const PAGES = ['rules', 'api', 'screens', 'content-facts', 'application', 'content'] as const

const NUMBER = String.raw`\d+(?:\.\d+)*`
const ITEM = String.raw`,? (?:steps?|no\.|number) \d+(?:(?:,| and| to) \d+)*`
const WORD = String.raw`, "[^"]+"|, [A-Za-z][\w-]+(?: [a-zA-Z][\w-]+){0,3}(?=[.;:)])`
const listOf = (detail: string): string =>
  String.raw`${NUMBER}(?:${detail})?(?:(?:,| and| to| or) ${NUMBER}(?:${detail})?)*`

const DETAIL = `${ITEM}|${WORD}`
const FULL = new RegExp(String.raw`(?<![(\w/])docs/(?:reference/)?([a-z-]+)\.md(?: (${listOf(DETAIL)}))?`, 'g')
/** `rules 2.10`, in titles of tests and after a full citation. */
const SHORT = new RegExp(String.raw`(?<![\w/.-])(${PAGES.join('|')}) (${listOf(ITEM)})(?![\w%])`, 'g')
/** `NNN` stands for a number where a page explains the form. */
const DECISION = /docs\/decisions\/(?!NNN)[\w-]+(?:\.md)?/g

const FORBIDDEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bReference, (?:rules|api|screens|content)/g, 'write docs/reference/PAGE.md N.N'],
  [/\b(?:Application|Content) specification, section/gi, 'write docs/reference/application.md N or content.md N'],
  [/\bContent facts, section/gi, 'write docs/reference/content-facts.md N'],
  [/\b(?:QUIRK|CONFLICT)-\d+/g, 'cite its record, docs/decisions/NNN-name.md'],
]

/** Comments wrap: one line for each citation, at the line where it begins. */
export const citationsIn = (source: string): ReadonlyArray<Citation> => {
  const { text, lineAt } = unwrapped(source)
  const found: Citation[] = []
  for (const match of text.matchAll(FULL)) {
    const [whole, page = '', list] = match
    const line = lineAt(match.index)
    if (list === undefined) found.push({ line, text: whole, target: { type: 'page', page } })
    for (const target of list === undefined ? [] : sectionsOf(page, list)) found.push({ line, text: whole, target })
  }
  for (const match of text.matchAll(SHORT)) {
    const [whole, page = '', list = ''] = match
    const line = lineAt(match.index)
    for (const target of sectionsOf(page, list)) found.push({ line, text: whole, target })
  }
  for (const match of text.matchAll(DECISION)) {
    const [path] = match
    found.push({ line: lineAt(match.index), text: path, target: { type: 'decision', path } })
  }
  return found
}

/** Ways of citing that lead nowhere. A record of a decision and the reference may name their own QUIRKs and CONFLICTs. */
export const forbiddenIn = (source: string): ReadonlyArray<Problem> => {
  const { text, lineAt } = unwrapped(source)
  return FORBIDDEN.flatMap(([pattern, reason]) =>
    [...text.matchAll(pattern)].map((match) => ({ line: lineAt(match.index), text: match[0], reason })),
  )
}

/** Why a citation leads nowhere, if it does. `decisions` are the paths that there are. */
export const unresolved = ({ target }: Citation, pages: Pages, decisions: ReadonlySet<string>): string | undefined => {
  if (target.type === 'decision') {
    return decisions.has(target.path) ? undefined : 'there is no such file'
  }
  const page = pages.get(target.page)
  if (page === undefined) return `there is no page ${target.page}.md`
  if (target.type === 'page') return undefined
  const section = page.get(target.section)
  if (section === undefined) return `${target.page}.md has no heading ${target.section}`
  return target.detail === undefined || holds(section, target.detail)
    ? undefined
    : `${target.page}.md ${target.section} does not mention ${target.detail.name}`
}

/** The sections of a page by number: each with its text and that of its subsections. */
export const sectionsOfPage = (markdown: string): ReadonlyMap<string, string> => {
  const sections = new Map<string, string>()
  const open: { number: string; depth: number }[] = []
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (?:(\d+(?:\.\d+)*)\.? )?/.exec(line)
    if (heading !== null) {
      const depth = heading[1]?.length ?? 0
      while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop()
      if (heading[2] !== undefined) open.push({ number: heading[2], depth })
    }
    for (const { number } of open) sections.set(number, `${sections.get(number) ?? ''}${line}\n`)
  }
  return sections
}

const holds = (section: string, { type, name }: Detail): boolean =>
  type === 'item'
    ? new RegExp(String.raw`^(?:\| ?${name} ?\||${name}\. |Step ${name}\.)`, 'm').test(section)
    : section.toLowerCase().includes(name.toLowerCase())

const sectionsOf = (page: string, list: string): ReadonlyArray<Target> => {
  const each = new RegExp(String.raw`(${NUMBER})((?:${DETAIL})?)`, 'g')
  return [...`${list}.`.matchAll(each)].flatMap(([, section = '', detail = '']): ReadonlyArray<Target> => {
    const details = detailsOf(detail)
    if (details.length === 0) return [{ type: 'section', page, section }]
    return details.map((one) => ({ type: 'section', page, section, detail: one }))
  })
}

const detailsOf = (detail: string): ReadonlyArray<Detail> => {
  if (/(?:step|steps|no\.|number) \d/.test(detail)) {
    return [...detail.matchAll(/\d+/g)].map(([name]) => ({ type: 'item', name }))
  }
  return detail
    .replace(/^, /, '')
    .split(' and ')
    .map((word) => word.replaceAll('"', '').trim())
    .filter((word) => word !== '')
    .map((name) => ({ type: 'word', name }))
}

type Unwrapped = { readonly text: string; readonly lineAt: (index: number) => number }

/** The source with each line break of a comment or paragraph as one blank, and the line of each position. */
const unwrapped = (source: string): Unwrapped => {
  const starts: { index: number; line: number }[] = []
  let text = ''
  source.split('\n').forEach((line, at) => {
    const content = line.replace(/^\s*(?:\*(?!\/)|\/\/|#(?= ))?\s*/, '')
    starts.push({ index: text.length, line: at + 1 })
    text += `${content} `
  })
  return {
    text,
    lineAt: (index) => starts.findLast((start) => start.index <= index)?.line ?? 1,
  }
}
