const PRINTED: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  '[Shift]': '',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del',
}

/** The keys of a shortcut as printed on keyboards: a sequence of presses, each a set of keys held together. */
export const keyLabels = (keys: string, isMac: boolean): readonly (readonly string[])[] =>
  keys.split(' ').map((press) =>
    press
      .split(/(?<=.)\+/)
      .map((key) => (isMac && key === '$mod' ? '⌘' : (PRINTED[key] ?? key)))
      .filter((key) => key !== ''),
  )
