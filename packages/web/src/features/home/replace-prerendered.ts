import { prerenderedPage } from '../../chunks/index.ts'

/** Shows the app in place of the page that was written into the HTML, with what has been typed and focused there. */
export const replacePrerendered = (): void => {
  const page = prerenderedPage()
  if (page === null) return
  const typed = [...page.querySelectorAll('input')].map(({ name, value }) => ({ name, value }))
  const focused = page.contains(document.activeElement) ? selectorOf(document.activeElement) : undefined
  page.remove()
  for (const { name, value } of typed) if (value !== '') type(name, value)
  if (focused !== undefined) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
}

const selectorOf = (element: Element | null): string | undefined => {
  const attribute = ['name', 'href'].find((each) => element?.hasAttribute(each))
  return attribute && `[${attribute}="${CSS.escape(element?.getAttribute(attribute) ?? '')}"]`
}

/** React hears of a value only when it is set past its own setter. */
const type = (name: string, value: string): void => {
  const input = document.querySelector(`input[name="${CSS.escape(name)}"]`)
  if (input === null) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
