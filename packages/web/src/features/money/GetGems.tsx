import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { openGemsDialog } from './money-dialogs.ts'

type Props = {
  readonly variant?: 'primary' | 'outline'
  /** Closes what would stand behind the dialog of gems; without it that stays as it is. */
  readonly onLeave?: () => void
}

/** Leads to where gems are bought, for a player who has too few of them. docs/reference/screens.md 17. */
export const GetGems = ({ variant = 'outline', onLeave }: Props) => (
  <Button
    variant={variant}
    size={variant === 'primary' ? 'md' : 'sm'}
    onClick={() => {
      onLeave?.()
      openGemsDialog()
    }}
  >
    {t('shops.getGems')}
  </Button>
)
