import { useEffect, useEffectEvent } from 'react'
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys'
import { isOverlaid } from './is-overlaid.ts'
import { areShortcutsOn, registerShortcuts, type Shortcut } from './registry.ts'

type Options = {
  /** They work while the player types, and where single keys are switched off: for keys with Ctrl only. */
  readonly whileTyping?: boolean
}

/** Shortcuts that work while the component is mounted, except while the player types or a dialog is open. */
export const useShortcuts = (shortcuts: readonly Shortcut[], { whileTyping = false }: Options = {}): void => {
  const run = useEffectEvent((index: number) => shortcuts[index]?.run())
  const identity = JSON.stringify(shortcuts.map(({ keys, label }) => ({ keys, label })))
  useEffect(() => {
    const labels = JSON.parse(identity) as readonly Pick<Shortcut, 'keys' | 'label'>[]
    const added = labels.map(({ keys, label }, index) => ({ keys, label, run: () => run(index) }))
    const unregister = registerShortcuts(added)
    const bindings = added.map((shortcut) => [
      shortcut.keys,
      (event: KeyboardEvent) => {
        // Asked of the whole page, so for a key that would do something only.
        if (isOverlaid()) return
        event.preventDefault()
        shortcut.run()
      },
    ])
    const unbind = tinykeys(window, Object.fromEntries(bindings), { ignore: whileTyping ? never : shouldIgnore })
    return () => {
      unregister()
      unbind()
    }
  }, [identity, whileTyping])
}

const shouldIgnore = (event: KeyboardEvent): boolean =>
  isTyping(event.target) || defaultKeybindingsHandlerIgnore(event) || !areShortcutsOn()

const never = (): boolean => false

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
