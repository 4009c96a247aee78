import { type ArtField, SkillPicture } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import styles from './CardDialog.module.css'

export type ReceivedCard = {
  readonly name: string
  readonly from: string
  readonly verse: string
  readonly art: ArtField
}

type Props = { readonly card: ReceivedCard; readonly onClose: () => void }

/** A card that was sent to the player: its verse, and who sent it. docs/reference/screens.md 17 no. 19. */
export const CardDialog = ({ card: { name, from, verse, art }, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={name}
    onClose={onClose}
    actions={
      <Button variant="primary" data-autofocus="" onClick={onClose}>
        {t('casting.keepCard')}
      </Button>
    }
  >
    <figure className={styles.card}>
      <SkillPicture art={art} of="season" size={72} />
      <blockquote className={styles.verse}>{verse}</blockquote>
      <figcaption className={styles.from}>{t('casting.signed', { from })}</figcaption>
    </figure>
  </Dialog>
)
