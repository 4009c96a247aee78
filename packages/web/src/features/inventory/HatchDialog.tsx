import { eggName, potionName, t } from '../../texts/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import styles from './HatchDialog.module.css'
import type { NestModel } from './item.ts'

type Props = { readonly nest: NestModel; readonly onHatch: () => void; readonly onClose: () => void }

/** The last word before an egg and a potion are gone and a pet is there. Reference, screens 17 no. 23. */
export const HatchDialog = ({ nest, onHatch, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('inventory.hatchTitle', { name: nest.name })}
    intro={t('inventory.hatchText', { egg: eggName(nest.egg), potion: potionName(nest.potion) })}
    onClose={onClose}
    actions={
      <>
        <Button look="quiet" onClick={onClose}>
          {t('inventory.notYet')}
        </Button>
        <Button look="lantern" onClick={onHatch}>
          {t('inventory.hatch', { name: nest.name })}
        </Button>
      </>
    }
  >
    <div className={styles.arch}>{nest.thing !== undefined && <ThingPicture thing={nest.thing} size={132} />}</div>
  </Dialog>
)
