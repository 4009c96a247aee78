import type { ReactNode } from 'react'
import { Card, Page, PageHead, RichText } from '../../ui/index.ts'
import { ChatColumns } from '../chat/index.ts'

type Props = {
  readonly title: string
  readonly line: ReactNode
  readonly actions: ReactNode
  readonly description: string
  /** Beside the chat, below the description. */
  readonly side?: ReactNode
  readonly chat: ReactNode
  /** What one looks up: below the side, and on narrow windows below the chat. */
  readonly about?: ReactNode
}

/** The page of a group that talks: what it is about beside its chat. docs/reference/screens.md 10.1 and 10.5. */
export const GroupPage = ({ title, line, actions, description, side, chat, about }: Props) => (
  <Page>
    <PageHead title={title} line={line}>
      {actions}
    </PageHead>
    <ChatColumns
      side={
        <>
          {description !== '' && (
            <Card>
              <RichText text={description} />
            </Card>
          )}
          {side}
        </>
      }
      chat={chat}
      about={about}
    />
  </Page>
)
