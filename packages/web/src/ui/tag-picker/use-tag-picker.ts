import { type KeyboardEvent, useState } from 'react'
import { choicesFor, type TagChoice, type TagOption } from './tag-choices.ts'

type TagPickerInput = {
  readonly tags: readonly TagOption[]
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly onCreate: ((name: string) => void) | undefined
}

/** The state of the combobox: the text, the choices for it, and which of them is current. */
export const useTagPicker = ({ tags, value, onChange, onCreate }: TagPickerInput) => {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const choices = choicesFor(tags, text, onCreate !== undefined)
  const current = Math.min(index, choices.length - 1)

  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])
  const select = (choice: TagChoice) => {
    if (choice.type === 'tag') toggle(choice.tag.id)
    else onCreate?.(choice.name)
    setText('')
  }
  const type = (next: string) => {
    setText(next)
    setOpen(true)
    setIndex(0)
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    setIndex(open ? (current + step + choices.length) % Math.max(1, choices.length) : 0)
  }
  const removeLast = () => onChange(value.slice(0, -1))

  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choices[current]
    if (event.key === 'Backspace' && text === '') removeLast()
    else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && open && choice !== undefined) {
      event.preventDefault()
      select(choice)
    }
  }

  return { text, type, open, setOpen, choices, current, toggle, select, onKeyDown }
}
