import { commits } from '../../../test-kit/count-renders.ts'
import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../test-kit/render-screen.tsx'
import { useDispatch } from '../../sync/index.ts'
import { RewardsScreen } from './RewardsScreen.tsx'

const Rest = () => {
  const dispatch = useDispatch()
  return (
    <button type="button" onClick={() => dispatch('toggleSleep', {})}>
      Rest
    </button>
  )
}

describe('the rewards', () => {
  it('are not made anew in the frame that draws what has changed the player', async () => {
    const page = (
      <>
        <Rest />
        <RewardsScreen />
      </>
    )
    const { press } = await renderScreen(aUser({ stats: { gp: 10 } }), page)
    commits.length = 0
    await press('Rest')
    expect(commits[0]).toEqual(['RewardsScreen'])
  })
})
