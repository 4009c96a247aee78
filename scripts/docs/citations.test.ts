import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { citationsIn, forbiddenIn, type Pages, sectionsOfPage, unresolved } from './citations.ts'
import { readText, ROOT, trackedFiles } from './repository.ts'

const SOURCES = trackedFiles(['packages', 'scripts', 'docs', '*.md'], /\.(?:tsx?|css|md)$/).filter(
  (path) => !path.startsWith('scripts/docs/'),
)
const pages: Pages = new Map(
  trackedFiles(['docs'], /^docs\/(?:reference\/)?[\w-]+\.md$/).map((path) => [
    path.replace(/^.*\/|\.md$/g, ''),
    sectionsOfPage(readText(path)),
  ]),
)
const decisions = new Set(trackedFiles(['docs/decisions'], /\.md$/))

describe('citations in the repository', () => {
  it('lead to a heading of the reference or to a decision', () => {
    const dead = SOURCES.flatMap((path) =>
      citationsIn(readText(path)).flatMap((citation) => {
        const reason = unresolved(citation, pages, decisions)
        return reason === undefined ? [] : [`${path}:${citation.line}  ${citation.text}  ${reason}`]
      }),
    )
    expect(dead).toEqual([])
  })

  it('have the form that can be followed', () => {
    const old = SOURCES.filter((path) => !/^docs\/(?:reference|decisions)\//.test(path)).flatMap((path) =>
      forbiddenIn(readText(path)).map(({ line, text, reason }) => `${path}:${line}  ${text}  ${reason}`),
    )
    expect(old).toEqual([])
  })
})

describe('relative links in Markdown', () => {
  it('lead to a file of the repository', () => {
    const broken = trackedFiles(['.'], /\.md$/).flatMap((path) =>
      [...readText(path).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g)].flatMap(
        ([whole, target = '']) => (existsSync(new URL(target, `file://${ROOT}${path}`)) ? [] : [`${path}  ${whole}`]),
      ),
    )
    expect(broken).toEqual([])
  })
})

describe('a citation', () => {
  const page = sectionsOfPage(
    '# Rules\n\n## 2. Scores\n\n### 2.1 Order\n\n1. First.\n2. Then `pickPocket`.\n\n## 3. Days\n',
  )
  const test: Pages = new Map([['rules', page]])
  const lostIn = (text: string) => citationsIn(text).flatMap((one) => unresolved(one, test, new Set()) ?? [])

  it.each([
    ['a section', '/** docs/reference/rules.md 2.1. */'],
    ['a list', '/** docs/reference/rules.md 2, 2.1 and 3. */'],
    ['a step', '/** docs/reference/rules.md 2.1 step 2. */'],
    ['a word', '/** docs/reference/rules.md 2.1, pickPocket. */'],
    ['a wrapped one', ' * needs docs/reference/rules.md\n * 2.1. */'],
    ['the short form of a title', "describe('a score (rules 2.1)', () => {"],
  ])('resolves: %s', (_, text) => {
    expect(citationsIn(text).length).toBeGreaterThan(0)
    expect(lostIn(text)).toEqual([])
  })

  it.each([
    ['a heading that is not there', 'docs/reference/rules.md 2.2.', 'rules.md has no heading 2.2'],
    ['the second of a list', 'docs/reference/rules.md 2.1 and 4.', 'rules.md has no heading 4'],
    ['a step that is not there', 'docs/reference/rules.md 2.1 step 3.', 'rules.md 2.1 does not mention 3'],
    ['a word that is not there', 'docs/reference/rules.md 2.1, stealth.', 'rules.md 2.1 does not mention stealth'],
    ['a page that is not there', 'docs/reference/laws.md 1.', 'there is no page laws.md'],
    ['a wrapped one', ' * docs/reference/rules.md\n * 5. */', 'rules.md has no heading 5'],
    ['a decision that is not there', 'docs/decisions/999-x.md', 'there is no such file'],
  ])('is lost: %s', (_, text, reason) => expect(lostIn(text)).toEqual([reason]))

  it('names the line where it begins', () =>
    expect(citationsIn('\n\n * docs/reference/rules.md\n * 2.1. */').map(({ line }) => line)).toEqual([3]))

  it.each(['Reference, rules 2.10', 'Application specification, section 9', 'content facts, section 4', 'see QUIRK-3'])(
    'is refused in the old form: %s',
    (text) => expect(forbiddenIn(text)).toHaveLength(1),
  )
})
