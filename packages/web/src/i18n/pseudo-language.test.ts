import { afterAll, describe, expect, it } from 'vitest'
import { addMessages, loadMessages, nameOf, t } from './index.ts'

describe('the pseudo-language', () => {
  afterAll(() => loadMessages(['en']))

  it('is spoken to a browser that asks for it while developing', async () => {
    expect(await loadMessages(['en-XA', 'en'])).toBe('en_XA')
    expect(t('common.close')).toBe('Çlöšë··')
  })

  it('has texts that come later, too', async () => {
    await loadMessages(['en-XA'])
    await addMessages('content')
    expect(nameOf('eggs.Owl')).toBe('Öwl·')
  })

  it('keeps the values of a text', async () => {
    await loadMessages(['en-XA'])
    expect(t('common.charactersLeft', { left: 2, shown: '2' })).toMatch(/^2 çhåråçtërš/)
  })
})
