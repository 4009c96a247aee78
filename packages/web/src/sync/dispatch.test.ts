import type { ParamsOf } from '@daykeep/rules/commands'
import { describe, expectTypeOf, it } from 'vitest'
import type { Dispatch } from './player-store.ts'

describe('Dispatch', () => {
  it('takes exactly the params of the command by its name', () => {
    expectTypeOf<ParamsOf<'scoreTask'>>().toHaveProperty('direction').toEqualTypeOf<'up' | 'down'>()
    expectTypeOf<{ task: string; direction: 'up' }>().toExtend<ParamsOf<'scoreTask'>>()
    expectTypeOf<{ task: string; direction: 'upp' }>().not.toExtend<ParamsOf<'scoreTask'>>()
    expectTypeOf<Dispatch>().toBeCallableWith('scoreTask', { task: 'habit', direction: 'up' })
  })
})
