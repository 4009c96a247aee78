import { useEffect, useRef } from 'react'
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys'
import { areOn, register, type Shortcut } from './registry.ts'

/** Shortcuts of a screen, as long as it is there. Off while typing and while a dialog is open. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const names = shortcuts.map(({ keys, label }) => `${keys}\n${label}`).join('\n\n')
  useEffect(() => {
    const named = names === '' ? [] : names.split('\n\n').map((name) => name.split('\n'))
    const added = named.map(([keys = '', label = ''], at) => ({
      keys,
      label,
      run: () => latest.current[at]?.run(),
    }))
    const unregister = register(added)
    const bindings = added.map(({ keys, run }) => [
      keys,
      (event: KeyboardEvent) => {
        event.preventDefault()
        run()
      },
    ])
    const unbind = tinykeys(window, Object.fromEntries(bindings), { ignore: isElsewhere })
    return () => {
      unregister()
      unbind()
    }
  }, [names])
}

const isElsewhere = (event: KeyboardEvent): boolean =>
  !areOn() ||
  defaultKeybindingsHandlerIgnore(event) ||
  isTyping(event.target) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
