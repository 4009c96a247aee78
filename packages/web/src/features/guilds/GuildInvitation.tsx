import { MailOpen } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, Card, EmptyState } from '../../ui/index.ts'

type Props = {
  readonly name: string
  readonly busy: boolean
  readonly onJoin: () => void
  readonly onReject: () => void
}

/** In place of a private guild that shows nothing before the invitation is accepted. docs/reference/screens.md 10.5. */
export const GuildInvitation = ({ name, busy, onJoin, onReject }: Props) => (
  <Card>
    <EmptyState
      icon={<MailOpen size={26} />}
      title={t('bell.invited.guild', { name })}
      action={
        <>
          <Button variant="primary" busy={busy} onClick={onJoin}>
            {t('guilds.join')}
          </Button>
          <Button onClick={onReject}>{t('guilds.decline')}</Button>
        </>
      }
    >
      {t('guilds.invitedText')}
    </EmptyState>
  </Card>
)
