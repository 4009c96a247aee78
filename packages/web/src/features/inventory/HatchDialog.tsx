import { eggName, potionName, t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { ItemPicture } from '../items/index.ts'
import styles from './HatchDialog.module.css'
import type { NestModel } from './bags/item.ts'

type Props = { readonly nest: NestModel; readonly onHatch: () => void; readonly onClose: () => void }

/** Asks before an egg and a potion are used up. docs/reference/screens.md 17 no. 23. */
export const HatchDialog = ({ nest, onHatch, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('inventory.hatchTitle', { name: nest.name })}
    intro={t('inventory.hatchText', { egg: eggName(nest.egg), potion: potionName(nest.potion) })}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('inventory.notYet')}
        </Button>
        <Button variant="primary" onClick={onHatch}>
          {t('inventory.hatch', { name: nest.name })}
        </Button>
      </>
    }
  >
    <div className={styles.arch}>{nest.picture !== undefined && <ItemPicture item={nest.picture} size={132} />}</div>
  </Dialog>
)
