import { type ArtLibrary, INSTANCE } from '../model/library.ts'
import type { Group, Picture } from './picture.ts'

/** Clip paths by name. */
const CLIPS: Readonly<Record<string, string>> = {
  brim: `<clipPath id="${INSTANCE}brim"><path d="M30 60H210V240H30Z"/></clipPath>`,
  'above-hips': `<clipPath id="${INSTANCE}above-hips"><path d="M0 0H240V179H0Z"/></clipPath>`,
  'left-leg': `<clipPath id="${INSTANCE}left-leg"><path d="M40 170H120.6V240H40Z"/></clipPath>`,
  'right-leg': `<clipPath id="${INSTANCE}right-leg"><path d="M119.4 170H200V240H119.4Z"/></clipPath>`,
}

const MATERIAL = new RegExp(`url\\(#${INSTANCE}mat-([\\w-]+)\\)`)

const everyGroup = (groups: ReadonlyArray<Group>): ReadonlyArray<Group> =>
  groups.flatMap((group) => [group, ...(typeof group.content === 'string' ? [] : everyGroup(group.content))])

/** Adds the clips and materials that the groups of a picture refer to, each once. */
export const withDefinitions = (library: ArtLibrary, picture: Picture): Picture => {
  const groups = everyGroup(picture.groups)
  const clips = groups.flatMap(({ clip }) => CLIPS[clip ?? ''] ?? [])
  const materials = groups
    .flatMap(({ paint }) => Object.values(paint ?? {}))
    .flatMap((value) => library.materials[MATERIAL.exec(value)?.[1] ?? ''] ?? [])
  const defs = [...new Set([picture.defs ?? '', ...clips, ...materials])].join('')
  return defs === '' ? picture : { ...picture, defs }
}
