import type { ReactElement, ReactNode } from 'react'

export type MenuItem =
  | {
      readonly type: 'action'
      readonly label: string
      readonly icon?: ReactNode
      readonly onSelect: () => void
      readonly danger?: boolean
      readonly disabled?: boolean
      /** The shortcut of the same action, as printed on keyboards. */
      readonly shortcut?: string
    }
  /** `element` is a link without children; the menu adds the label. */
  | {
      readonly type: 'link'
      readonly label: string
      readonly icon?: ReactNode
      readonly element: ReactElement
    }
  | {
      readonly type: 'choice'
      readonly label: string
      readonly icon?: ReactNode
      readonly value: string
      readonly onChange: (value: string) => void
      readonly options: readonly { readonly value: string; readonly label: string; readonly shortcut?: string }[]
    }
  | { readonly type: 'label'; readonly label: ReactNode }
  | { readonly type: 'line' }
