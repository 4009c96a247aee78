import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, EmptyState, type ListState, Page, PagedList, PageHead } from '../../ui/index.ts'

type Props<Item> = {
  readonly title: string
  readonly create: { readonly label: string; readonly onCreate: () => void }
  readonly filters: ReactNode
  readonly state: ListState<Item>
  readonly keyOf: (item: Item) => string
  /** An item as a card. */
  readonly children: (item: Item) => ReactNode
  /** Said when the list could not be loaded. */
  readonly failure: string
  /** That nothing fits the filters, and the way back to all; missing where nothing is filtered. */
  readonly noMatch:
    | { readonly icon: ReactNode; readonly title: string; readonly clear: string; readonly onClear: () => void }
    | undefined
  /** Where there is nothing at all. */
  readonly whenEmpty: ReactNode
}

/** What one can join, or has joined: filters above a list of cards, and the way to begin one. docs/reference/screens.md 9.1. */
export const DiscoveryView = <Item,>({ title, create, filters, noMatch, whenEmpty, ...list }: Props<Item>) => (
  <Page width="list">
    <PageHead title={title}>
      <Button icon={<Plus size={18} aria-hidden="true" />} onClick={create.onCreate}>
        {create.label}
      </Button>
    </PageHead>
    {filters}
    <PagedList
      {...list}
      placeholders={PLACEHOLDERS}
      whenEmpty={
        noMatch === undefined ? (
          whenEmpty
        ) : (
          <EmptyState
            icon={noMatch.icon}
            title={noMatch.title}
            action={
              <Button variant="tertiary" size="sm" onClick={noMatch.onClear}>
                {noMatch.clear}
              </Button>
            }
          />
        )
      }
    />
  </Page>
)

const PLACEHOLDERS = { count: 3, height: 132 }
