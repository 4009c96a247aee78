import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A place where a message has several forms, chosen by a number or a word. */
export type Choice = {
  readonly value: string
  readonly type: 'plural' | 'selectordinal' | 'select'
  readonly forms: ReadonlyArray<string>
}

/** The placeholders of a message, and the choices it makes by them. */
export type MessageShape = { readonly values: ReadonlySet<string>; readonly choices: ReadonlyArray<Choice> }

export const messageShape = (message: CompiledMessage): MessageShape => {
  const values = new Set<string>()
  const choices: Array<Choice> = []
  const look = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [value, type, forms] = token
      values.add(value)
      if (!isChoice(type) || typeof forms !== 'object') continue
      const { offset: _offset, ...texts } = forms as Readonly<Record<string, CompiledMessage>>
      choices.push({ value, type, forms: Object.keys(texts) })
      for (const form of Object.values(texts)) look(form)
    }
  }
  look(message)
  return { values, choices }
}

const isChoice = (type: string | undefined): type is Choice['type'] =>
  type === 'plural' || type === 'selectordinal' || type === 'select'
