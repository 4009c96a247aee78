import { nameOf, t } from '../../../i18n/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import { FactList } from '../FactList.tsx'
import type { Outfit } from './to-outfit.ts'

type Props = {
  readonly outfit: Outfit
  readonly drops: { readonly found: number; readonly cap: number }
  readonly busy: boolean
  readonly onReset: () => void
}

/** What the player wears, and what they have found today. docs/reference/screens.md 14.2. */
export const DropsCard = ({ outfit: { equipped, costume, wearsCostume, pet, mount }, drops, busy, onReset }: Props) => (
  <Card className={admin.entry}>
    <h2 className={admin.name}>{t('admin.outfit.title')}</h2>
    <FactList
      facts={[
        [t('admin.outfit.equipped'), namesOf('gear', equipped)],
        [t(wearsCostume ? 'admin.outfit.costumeWorn' : 'admin.outfit.costume'), namesOf('gear', costume)],
        [t('admin.outfit.pet'), namesOf('pets', pet === '' ? [] : [pet])],
        [t('admin.outfit.mount'), namesOf('mounts', mount === '' ? [] : [mount])],
        [t('admin.outfit.drops'), t('admin.outfit.dropsOf', { found: drops.found, cap: drops.cap })],
      ]}
    />
    <div className={admin.line}>
      <Button size="sm" busy={busy} disabled={drops.found === 0} onClick={onReset}>
        {t('admin.outfit.reset')}
      </Button>
    </div>
  </Card>
)

const namesOf = (kind: string, keys: ReadonlyArray<string>): string =>
  keys.length === 0 ? '–' : keys.map((key) => nameOf(`${kind}.${key}`)).join(', ')
