import type { Look } from '@daykeep/rules/catalogue'
import { NEWCOMER } from '../art/index.ts'
import type { Exhibit } from './exhibit.ts'

/** One customization on the example newcomer. */
export const lookExhibit = ({ kind, key, path, set }: Look): Exhibit => {
  const [part = '', hair] = kind.split('.')
  const value = hair === undefined || hair === 'color' ? key : Number(key)
  const art =
    hair === undefined ? { ...NEWCOMER, [part]: value } : { ...NEWCOMER, hair: { ...NEWCOMER.hair, [hair]: value } }
  return { id: `looks.${path}`, group: kind, set, picture: { type: 'avatar', art } }
}
