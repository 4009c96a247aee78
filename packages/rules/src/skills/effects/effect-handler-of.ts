import type { SkillEffect } from '../../catalogue/index.ts'
import type { EffectHandler } from '../skill-targets.ts'
import { blast } from './blast.ts'
import { brighten } from './brighten.ts'
import { heal } from './heal.ts'
import { hide } from './hide.ts'
import { inspire } from './inspire.ts'
import { keepStreaks } from './keep-streaks.ts'
import { refresh } from './refresh.ts'
import { rob } from './rob.ts'
import { strike } from './strike.ts'

/** The handler for the type of an effect. */
export const effectHandlerOf = (effect: SkillEffect): ReturnType<EffectHandler<SkillEffect['type']>> => {
  switch (effect.type) {
    case 'blast':
      return blast(effect)
    case 'strike':
      return strike(effect)
    case 'rob':
      return rob(effect)
    case 'refresh':
      return refresh(effect)
    case 'inspire':
      return inspire(effect)
    case 'keepStreaks':
      return keepStreaks(effect)
    case 'hide':
      return hide(effect)
    case 'heal':
      return heal(effect)
    case 'brighten':
      return brighten(effect)
  }
}
