import { afterAll, describe, expect, it } from 'vitest'
import { alsoLoadTexts, loadTexts, nameOf, t } from '../src/texts/index.ts'

describe('the pseudo-language', () => {
  afterAll(() => loadTexts(['en']))

  it('is spoken to a browser that asks for it while developing', async () => {
    expect(await loadTexts(['en-XA', 'en'])).toBe('en_XA')
    expect(t('common.close')).toBe('Çlöšë··')
  })

  it('has texts that come later, too', async () => {
    await loadTexts(['en-XA'])
    await alsoLoadTexts('content')
    expect(nameOf('eggs.Owl')).toBe('Öwl·')
  })

  it('keeps the values of a text', async () => {
    await loadTexts(['en-XA'])
    expect(t('common.charactersLeft', { left: 2, shown: '2' })).toMatch(/^2 çhåråçtërš/)
  })
})
