import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prerenderedPage } from '../../chunks/index.ts'
import { replacePrerendered } from './replace-prerendered.ts'

const FORM = '<a href="/login">Log in</a><form><input name="username"><input name="email"></form>'

describe('a page that was written into the HTML', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="prerendered">${FORM}</div><div id="root">${FORM}</div>`
  })
  afterEach(() => {
    document.body.innerHTML = ''
  })
  const inputs = () => [...document.querySelectorAll('input')]

  it('makes room for the app, once', () => {
    expect(prerenderedPage()).not.toBeNull()
    replacePrerendered()
    replacePrerendered()
    expect([prerenderedPage(), document.body.children.length]).toEqual([null, 1])
  })

  it('hands over what was typed, as if it had been typed in the app', () => {
    const heard: string[] = []
    document
      .querySelector('#root')
      ?.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
    const [username] = inputs()
    if (username !== undefined) username.value = 'vera'
    replacePrerendered()
    expect(inputs().map(({ value }) => value)).toEqual(['vera', ''])
    expect(heard).toEqual(['username'])
  })

  it.each(['input[name=email]', 'a'])('hands over the focus of %s', (selector) => {
    document.querySelector<HTMLElement>(selector)?.focus()
    replacePrerendered()
    expect(document.activeElement).toBe(document.querySelector(selector))
  })
})
