import { describe, expect, it } from 'vitest'
import { foreignLink } from './foreign-link.ts'

const ORIGIN = 'https://keep.example'

const linkIn = (html: string): string | undefined => {
  document.body.innerHTML = html
  return foreignLink(document.querySelector('b'), ORIGIN)
}

const link = (href: string, rel = 'noopener noreferrer nofollow ugc') =>
  `<a href="${href}" rel="${rel}"><b>there</b></a>`

describe('a link in a text', () => {
  it('is asked about if it leads to another site', () =>
    expect(linkIn(link('https://elsewhere.example/a?b'))).toBe('https://elsewhere.example/a?b'))

  it.each([
    ['leads to a page of ours', link(`${ORIGIN}/party`)],
    ['was written by ourselves', link('https://pay.example', 'noopener')],
    ['stands on one’s own board', `<div data-own-text="">${link('https://elsewhere.example')}</div>`],
    ['is none', '<p><b>there</b></p>'],
  ])('is followed if it %s', (_, html) => expect(linkIn(html)).toBeUndefined())
})
