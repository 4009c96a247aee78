import { beforeEach, describe, expect, it, vi } from 'vitest'

const QUESTION = 'faq.whatIsATask.question'
const ENGLISH = 'What are the four kinds of task?'

describe('the words of pages to read', () => {
  let texts: typeof import('./index.ts')
  beforeEach(async () => {
    vi.resetModules()
    texts = await import('./index.ts')
    await texts.loadMessages(['en'])
  })

  it('are not there until they are asked for', async () => {
    expect(texts.hasText(QUESTION)).toBe(false)
    await texts.addMessages('publications')
    expect(texts.t(QUESTION)).toBe(ENGLISH)
    expect(texts.hasText('common.close')).toBe(true)
  })

  it('stay when those of the game come', async () => {
    await texts.addMessages('publications')
    await texts.loadMessages(['en'], 'content')
    expect(texts.t(QUESTION)).toBe(ENGLISH)
  })

  it.each(['articles first', 'language first'])('follow a language that comes at the same time, %s', async (order) => {
    const both = [() => texts.addMessages('publications'), () => texts.loadMessages(['de'], 'content')]
    await Promise.all((order === 'articles first' ? both : both.toReversed()).map((load) => load()))
    expect(texts.hasText(QUESTION)).toBe(true)
    expect(texts.t(QUESTION)).not.toBe(ENGLISH)
    expect(texts.hasText('eggs.Wolf.text')).toBe(true)
  })
})
