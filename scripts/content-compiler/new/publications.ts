import { hasKey, isDate, isKey, type EntryTemplate, listIn } from './entry-template.ts'

const NEWS = 'data/publications/news.json'
const FAQ = 'data/publications/faq.json'

export const news: EntryTemplate = {
  usage: 'news KEY DAY             a post of the news, told from that day on',
  make: ([key, published], workspace) => {
    if (!isKey(key) || !isDate(published)) return 'news needs a key and its day, such as lanternsUp 2028-12-01'
    if (hasKey(workspace, NEWS, 'posts', key)) return `there is news "${key}" already`
    return { changes: [{ type: 'entry', path: NEWS, list: ['posts'], value: { key, published } }] }
  },
}

export const question: EntryTemplate = {
  usage: 'question HEADING KEY     a question with its answer, at the end of a heading',
  make: ([heading, key], workspace) => {
    const headings = listIn(workspace, FAQ, 'headings')
    const at = headings.findIndex((each) => each.key === heading)
    if (at < 0) return `a question stands under ${headings.map((each) => each.key).join(', ')}`
    if (!isKey(key)) return 'a question needs a key, which is its address too'
    return { changes: [{ type: 'entry', path: FAQ, list: ['headings', at, 'questions'], value: { key } }] }
  },
}
