import DOMPurify from 'dompurify'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { t } from '../../i18n/index.ts'

const INLINE_TAGS = ['a', 'b', 'code', 'del', 'em', 'i', 'p', 's', 'strong']
const BLOCK_TAGS = [
  ...INLINE_TAGS,
  ...'blockquote br h1 h2 h3 h4 h5 h6 hr img input li ol pre table tbody td th thead tr ul'.split(' '),
]
const ATTRIBUTES = ['alt', 'checked', 'disabled', 'href', 'rel', 'src', 'start', 'target', 'title', 'type']
const ADDRESS = /^(?:https?:|mailto:|\/(?!\/)|#)/i

/** How many results are cached; the oldest is evicted first. */
const CAPACITY = 500
const cache = new Map<string, string>()

const purify = DOMPurify(window)
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.getAttribute('href')?.startsWith('http') === true) {
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc')
    node.setAttribute('target', '_blank')
  }
  if (node.nodeName === 'INPUT')
    node.setAttribute('aria-label', t(node.hasAttribute('checked') ? 'common.ticked' : 'common.unticked'))
})

/**
 * Converts Markdown to safe HTML. HTML in the text is escaped, and the result is sanitized as well. Only http, https,
 * mailto and paths of this site stay links, and external links send no referrer.
 */
export const toHtml = (text: string, kind: 'block' | 'inline'): string => {
  const key = `${document.documentElement.lang}:${kind}:${text}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const html = purify.sanitize(micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }), {
    ALLOWED_TAGS: kind === 'inline' ? INLINE_TAGS : BLOCK_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    ADD_URI_SAFE_ATTR: ['type', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  if (cache.size >= CAPACITY) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, html)
  return html
}
