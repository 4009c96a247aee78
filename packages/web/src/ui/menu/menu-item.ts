import type { ReactElement, ReactNode } from 'react'

export type MenuItem =
  | {
      readonly type: 'action'
      readonly label: string
      readonly icon?: ReactNode
      readonly onSelect: () => void
      readonly danger?: boolean
      readonly disabled?: boolean
      /** The key that does the same, as it is printed on keyboards. */
      readonly shortcut?: string
    }
  /** `element` is a link without words; the menu puts them in. */
  | {
      readonly type: 'link'
      readonly label: string
      readonly icon?: ReactNode
      readonly element: ReactElement
    }
  | {
      readonly type: 'choice'
      readonly label: string
      readonly value: string
      readonly onChange: (value: string) => void
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  | { readonly type: 'label'; readonly label: ReactNode }
  | { readonly type: 'line' }
