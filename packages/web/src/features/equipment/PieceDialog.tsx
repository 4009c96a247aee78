import { Avatar, type AvatarArt } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { EffectTable, type GearEffect } from '../shops/purchase/index.ts'
import type { Bonus, PieceModel } from './piece.ts'
import styles from './PieceDialog.module.css'

type Props = {
  readonly piece: PieceModel
  /** The player wearing it. */
  readonly avatar: AvatarArt
  /** What putting it on changes; undefined for what is worn, and for the costume. */
  readonly effect: GearEffect | undefined
  /** Puts it on, or takes it off. */
  readonly onEquip: () => void
  readonly onClose: () => void
}

/** A piece on the player, with its bonuses. docs/reference/screens.md 17 no. 22. */
export const PieceDialog = ({ piece, avatar, effect, onEquip, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={piece.name}
    {...(piece.notes !== '' && { intro: piece.notes })}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('equipment.leave')}
        </Button>
        <Button variant="primary" onClick={onEquip}>
          {t(piece.worn ? 'equipment.takeOffNamed' : 'equipment.putOn', { name: piece.name })}
        </Button>
      </>
    }
  >
    <div className={styles.mirror}>
      <Avatar art={avatar} crop="whole" label={t('equipment.wearing', { name: piece.name })} />
    </div>
    {piece.twoHanded && <p className={styles.note}>{t('equipment.twoHanded')}</p>}
    {piece.bonuses.length === 0 ? (
      <p className={styles.note}>{t('equipment.noBonus')}</p>
    ) : (
      <Bonuses bonuses={piece.bonuses} />
    )}
    {effect !== undefined && <EffectTable effect={effect} />}
  </Dialog>
)

const Bonuses = ({ bonuses }: { readonly bonuses: ReadonlyArray<Bonus> }) => (
  <table className={styles.bonuses}>
    <caption className={styles.caption}>{t('equipment.gives')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('equipment.column.attribute')}</th>
        <th scope="col">{t('equipment.column.own')}</th>
        <th scope="col">{t('equipment.column.class')}</th>
        <th scope="col">{t('equipment.column.total')}</th>
      </tr>
    </thead>
    <tbody>
      {bonuses.map(({ attribute, own, class: ofClass }) => (
        <tr key={attribute}>
          <th scope="row">{t(`equipment.attribute.${attribute}`)}</th>
          <td>{signed(own)}</td>
          <td>{signed(ofClass)}</td>
          <td className={styles.total}>{signed(own + ofClass)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const signed = (value: number): string => formatNumber(value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
